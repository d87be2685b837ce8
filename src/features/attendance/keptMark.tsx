import type own from '../../business/locales/en/auth.json'
import { useBackend } from '../../providers/backend/backendContext'
import type { StoredPart } from '../../providers/sendLater/localQueues'
import { FrontLink } from '../../ui/front/FrontLink'
import { useWords } from '../../ui/front/words'
import { MARK, markerHere } from './markHere'

/** Link to the page that marks attendance without a verified session. */
export const keptMark: StoredPart = { Part: KeptMark }

function KeptMark() {
  const { auth } = useWords().words
  const { leftMark } = auth as typeof auth & Pick<typeof own, 'leftMark'>
  const { storage } = useBackend()
  if (!markerHere({ storage, now: Date.now() / 1000 })) return null
  return (
    <p>
      <FrontLink to={MARK}>{leftMark}</FrontLink>
    </p>
  )
}
