import './outbox.css'
import EditNote from '@mui/icons-material/EditNoteRounded'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { Suspense, useId, useState } from 'react'
import type { WaitingEntries } from '../../providers/sendLater/waiting'
import type { Draft } from '../../providers/session/drafts'
import { IconButton } from '../../ui/controls/Button'
import { OutboxItem } from './OutboxItem'
import { OutboxWaiting } from './OutboxWaiting'

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
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'outbox-list' } }}
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
