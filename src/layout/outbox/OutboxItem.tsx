import Delete from '@mui/icons-material/DeleteOutlineRounded'
import Replay from '@mui/icons-material/ReplayRounded'
import { LinkBase, useCreatePath, useNavigate, useTranslate } from 'ra-core'
import { dateTime } from '../../kinds/dateTime/data'
import { movesOf } from '../../model/access/transition'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { useCatalogue, useResources } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { type Draft, toRetry } from '../../providers/session/drafts'
import { IconButton } from '../../ui/controls/Button'

/** A draft: title, age and state. */
export function OutboxItem({ draft, onGo }: { readonly draft: Draft; readonly onGo: () => void }) {
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  const navigate = useNavigate()
  const { drafts } = useBackend()
  const say = useErrorWords()
  const { place, title, at, state, reason } = draft
  useResources(place.move === undefined ? [] : [place.resource])
  const resource = useCatalogue().get(place.resource)
  const isNew = place.record === null
  const move = place.move === undefined ? undefined : movesOf(resource).get(place.move)
  const path = useWayTo(draft)
  const name = isNew
    ? translate('app.action.createNamed', { name: labels.oneInside(resource) })
    : [labels.one(resource), labels.text(move?.transition.label)].filter(Boolean).join(' · ')
  const again = translate('app.common.retry')
  return (
    <li className="p-row outbox-item">
      <LinkBase to={path} onClick={onGo}>
        <b dir="auto">{title || name}</b>
        <small>
          {title && `${name} · `}
          {dateTime.print(at, {}, language)}
        </small>
        <small className={`outbox-state outbox-${state}`}>
          {translate(state === 'failed' ? 'form.notSaved' : `form.draft.${state}`)}
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
        aria-label={`${translate('form.draft.discard')}: ${title || name}`}
        title={translate('form.draft.discard')}
        onClick={() => void drafts.remove(draft)}
      >
        <Delete />
      </IconButton>
    </li>
  )
}

/** Address of a draft: its page, its record's form, or the dialog of its transition. */
function useWayTo({ place, page }: Draft): string {
  const createPath = useCreatePath()
  const { resource, record, move } = place
  if (page) return page
  if (record === null) return createPath({ resource, type: 'create' })
  if (move === undefined) return createPath({ resource, type: 'edit', id: record })
  return `${createPath({ resource, type: 'show', id: record })}?move=${encodeURIComponent(move)}`
}
