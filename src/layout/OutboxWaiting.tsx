import Replay from '@mui/icons-material/ReplayRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { dateTime } from '../model/kinds/time'
import { IconButton } from '../pieces/Button'
import { useLanguage } from '../providers/backendContext'
import { useLabels } from '../providers/labels'
import { isOpen } from '../providers/sendLater/kind'
import type { Waiting } from '../providers/sendLater/waiting'
import { useErrorWords } from '../providers/useErrorWords'

interface OutboxWaitingProps {
  readonly waiting: Waiting
  readonly onGo: () => void
}
/** Something on its way: what, since when, and how it stands; its page has what can be done. */
export function OutboxWaiting({ waiting, onGo }: OutboxWaitingProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  const { entry, title, kind, to, retry } = waiting
  const again = translate('app.common.retry')
  const say = useErrorWords()
  const { at, state, reason } = entry
  const isHeld = !isOpen(entry)
  return (
    <li className="outbox-item">
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
