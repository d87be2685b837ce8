import Delete from '@mui/icons-material/DeleteOutlineRounded'
import Replay from '@mui/icons-material/ReplayRounded'
import { LinkBase, useCreatePath, useNavigate, useTranslate } from 'ra-core'
import { dateTime } from '../model/kinds/time'
import { movesOf } from '../model/transition'
import { IconButton } from '../pieces/Button'
import { useBackend, useLanguage } from '../providers/backendContext'
import { useResource } from '../providers/catalogueContext'
import { type Draft, toRetry } from '../providers/drafts'
import { useLabels } from '../providers/labels'
import { useErrorWords } from '../providers/useErrorWords'

/** One unsaved piece of work: what, since when, and how it stands. */
export function OutboxItem({ draft, onGo }: { readonly draft: Draft; readonly onGo: () => void }) {
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  const navigate = useNavigate()
  const { drafts } = useBackend()
  const say = useErrorWords()
  const { place, title, at, state, reason } = draft
  const resource = useResource(place.resource)
  const isNew = place.record === null
  const move = place.move === undefined ? undefined : movesOf(resource).get(place.move)
  const path = useWayTo(draft)
  const name = isNew
    ? translate('ra.page.create', { name: labels.oneInside(resource) })
    : [labels.one(resource), labels.text(move?.transition.label)].filter(Boolean).join(' · ')
  const again = translate('app.common.retry')
  return (
    <li className="outbox-item">
      <LinkBase to={path} onClick={onGo}>
        <b dir="auto">{title || name}</b>
        <small>
          {title && `${name} · `}
          {dateTime.print(at, {}, language)}
        </small>
        <small className={`outbox-state outbox-${state}`}>
          {translate(state === 'failed' ? 'app.form.notSaved' : `app.draft.${state}`)}
          {state === 'failed' && reason && `: ${say(reason)}`}
        </small>
      </LinkBase>
      {state === 'failed' && (
        <IconButton
          aria-label={`${again}: ${title || name}`}
          title={again}
          onClick={() => {
            onGo()
            navigate(path, { state: toRetry(draft) })
          }}
        >
          <Replay />
        </IconButton>
      )}
      <IconButton
        aria-label={`${translate('app.draft.discard')}: ${title || name}`}
        title={translate('app.draft.discard')}
        onClick={() => void drafts.remove(draft)}
      >
        <Delete />
      </IconButton>
    </li>
  )
}

/** Where it was typed; a dialog's has the form of its own record, the answers of a move their question. */
function useWayTo({ place, page }: Draft): string {
  const createPath = useCreatePath()
  const { resource, record, move } = place
  if (page) return page
  if (record === null) return createPath({ resource, type: 'create' })
  if (move === undefined) return createPath({ resource, type: 'edit', id: record })
  return `${createPath({ resource, type: 'show', id: record })}?move=${encodeURIComponent(move)}`
}
