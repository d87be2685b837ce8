import Delete from '@mui/icons-material/DeleteOutlineRounded'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { dateTime } from '../model/kinds/time'
import { movesOf } from '../model/transition'
import { IconButton } from '../pieces/Button'
import { useBackend, useLanguage } from '../providers/backendContext'
import { useResource } from '../providers/catalogueContext'
import type { Draft } from '../providers/drafts'
import { useLabels } from '../providers/labels'
import { useErrorWords } from '../providers/useErrorWords'

/** One unsaved piece of work: what, since when, and how it stands. */
export function OutboxItem({ draft, onGo }: { readonly draft: Draft; readonly onGo: () => void }) {
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  const createPath = useCreatePath()
  const { drafts } = useBackend()
  const say = useErrorWords()
  const { place, title, at, state, reason } = draft
  const resource = useResource(place.resource)
  const isNew = place.record === null
  const move = place.move === undefined ? undefined : movesOf(resource).get(place.move)
  const path = isNew
    ? createPath({ resource: resource.name, type: 'create' })
    : place.move === undefined
      ? createPath({ resource: resource.name, type: 'edit', id: place.record ?? '' })
      : `${createPath({ resource: resource.name, type: 'show', id: place.record ?? '' })}?move=${encodeURIComponent(place.move)}`
  const name = isNew
    ? translate('ra.page.create', { name: labels.oneInside(resource) })
    : [labels.one(resource), labels.text(move?.transition.label)].filter(Boolean).join(' · ')
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
