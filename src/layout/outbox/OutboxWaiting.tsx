import Replay from '@mui/icons-material/ReplayRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { dateTime } from '../../kinds/dateTime/data'
import { useLanguage } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/labels'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { isUnsent } from '../../providers/sendLater/kind'
import type { WaitingEntries } from '../../providers/sendLater/waiting'
import { IconButton } from '../../ui/controls/Button'

interface OutboxWaitingProps {
  readonly waiting: WaitingEntries
  readonly onGo: () => void
}
/** An entry to send: title, age and state; its page has the actions. */
export function OutboxWaiting({ waiting, onGo }: OutboxWaitingProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  const { entry, title, kind, to, retry } = waiting
  const again = translate('app.common.retry')
  const say = useErrorWords()
  const { at, state, reason } = entry
  const isHeld = !isUnsent(entry)
  return (
    <li className="p-row outbox-item">
      <LinkBase to={to} onClick={onGo}>
        <b dir="auto">{labels.text(title)}</b>
        <small>
          {translate(`app.later.kinds.${kind}`)} · {dateTime.print(at, {}, language)}
        </small>
        <small className={isHeld ? 'outbox-failed' : undefined}>
          {translate(`app.later.${state}`)}
          {isHeld && reason && `: ${say(reason)}`}
        </small>
      </LinkBase>
      {retry && (
        <IconButton aria-label={`${again}: ${labels.text(title)}`} title={again} onClick={retry}>
          <Replay />
        </IconButton>
      )}
    </li>
  )
}
