import { LaterPart } from '../../ui/loading/LaterPart'
import { useCalm } from '../../ui/loading/useCalm'
import { plainLater, quiet } from '../../ui/theme/plainLater'

const Outbox = quiet(plainLater(() => import('./Outbox'), 'Outbox'))
/** Delay after the first page. */
const CALM_MS = 500

/** Unsaved and unsent work, looked for after the first page. */
export function OutboxLater() {
  return <LaterPart>{useCalm(CALM_MS) && <Outbox />}</LaterPart>
}
