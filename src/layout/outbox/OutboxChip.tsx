import { useCatalogue, useResources, useTexts } from '../../providers/backend/catalogueContext'
import './outbox.css'
import Delete from '@mui/icons-material/DeleteOutlineRounded'
import EditNote from '@mui/icons-material/EditNoteRounded'
import Replay from '@mui/icons-material/ReplayRounded'
import Popover from '@mui/material/Popover'
import { useCreatePath, useNavigate, useTranslate } from 'ra-core'
import { Suspense, useId, useState } from 'react'
import { dateTime } from '../../kinds/dateTime/data'
import { movesOf } from '../../model/access/transition'
import { useBackend } from '../../providers/backend/backendContext'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { isUnsent } from '../../providers/sendLater/kind'
import type { WaitingEntries } from '../../providers/sendLater/waiting'
import { type Draft, toRetry } from '../../providers/session/drafts'
import { IconButton } from '../../ui/controls/Button'
import { ItemLink } from '../../ui/primitives/Item'
import { Row, Text } from '../../ui/primitives/layout'

export interface OutboxChipProps {
  readonly unsaved: readonly Draft[]
  /** Entries not accepted by the server yet. */
  readonly waiting: readonly WaitingEntries[]
}

/** Number of unsaved and unsent entries, with a menu of them. */
export function OutboxChip({ unsaved, waiting }: OutboxChipProps) {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = translate('form.draft.outbox')
  const close = () => setAnchor(null)
  const count = unsaved.length + waiting.length
  return (
    <>
      <IconButton
        aria-label={`${title}: ${count}`}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <EditNote />
        <span className="p-count outbox-count" aria-hidden="true">
          {count}
        </span>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'p-popover' } }}
      >
        <h2 id={id}>{title}</h2>
        <ul>
          {waiting.map(each => (
            <OutboxWaiting key={each.entry.key} waiting={each} onGo={close} />
          ))}
          {unsaved.map(draft => (
            <Suspense key={draft.key}>
              <OutboxItem draft={draft} onGo={close} />
            </Suspense>
          ))}
        </ul>
      </Popover>
    </>
  )
}

interface OutboxWaitingProps {
  readonly waiting: WaitingEntries
  readonly onGo: () => void
}
/** An entry to send: title, age and state; its page has the actions. */
function OutboxWaiting({ waiting, onGo }: OutboxWaitingProps) {
  const { translate, language, labels } = useTexts()
  const { entry, title, kind, to, retry } = waiting
  const again = translate('app.common.retry')
  const say = useErrorWords()
  const { at, state, reason } = entry
  const isHeld = !isUnsent(entry)
  return (
    <Row as="li" gap={1}>
      <ItemLink
        to={to}
        onClick={onGo}
        title={<bdi>{labels.text(title)}</bdi>}
        sub={
          <>
            {translate(`app.later.kinds.${kind}`)} · {dateTime.print(at, {}, language)}
            <br />
            <Text tone={isHeld ? 'error' : undefined}>
              {translate(`app.later.${state}`)}
              {isHeld && reason && `: ${say(reason)}`}
            </Text>
          </>
        }
      />
      {retry && (
        <IconButton aria-label={`${again}: ${labels.text(title)}`} title={again} onClick={retry}>
          <Replay />
        </IconButton>
      )}
    </Row>
  )
}

/** A draft: title, age and state. */
function OutboxItem({ draft, onGo }: { readonly draft: Draft; readonly onGo: () => void }) {
  const { translate, language, labels } = useTexts()
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
    <Row as="li" gap={1}>
      <ItemLink
        to={path}
        onClick={onGo}
        title={<bdi>{title || name}</bdi>}
        sub={
          <>
            {title && `${name} · `}
            {dateTime.print(at, {}, language)}
            <br />
            {translate(state === 'failed' ? 'form.notSaved' : `form.draft.${state}`)}
            {state === 'failed' && reason && `: ${say(reason)}`}
          </>
        }
      />
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
    </Row>
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
