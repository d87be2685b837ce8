import './outbox.css'
import EditNote from '@mui/icons-material/EditNoteRounded'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { IconButton } from '../pieces/Button'
import type { Draft } from '../providers/drafts'
import { OutboxItem } from './OutboxItem'

/** How much is not saved, and behind it the way to each. */
export function OutboxChip({ unsaved }: { readonly unsaved: readonly Draft[] }) {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = translate('app.draft.outbox')
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        className="outbox"
        aria-label={`${title}: ${unsaved.length}`}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <EditNote />
        <span className="outbox-count" aria-hidden="true">
          {unsaved.length}
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
          {unsaved.map(draft => (
            <OutboxItem key={draft.key} draft={draft} onGo={close} />
          ))}
        </ul>
      </Popover>
    </>
  )
}
