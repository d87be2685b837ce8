import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { whatsAppUrl } from '../../ui/controls/whatsApp'

/** A message about a record; `choices` has one message each, where the sender chooses the subject. */
export interface RecordMessage {
  readonly text: string
  /** In WhatsApp's format. */
  readonly phone: string | null
  readonly choices?: readonly { readonly label: string; readonly text: string }[]
}

interface ShareMenuProps {
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly message: RecordMessage
  readonly onClose: () => void
}

/** The choices of a message, each as a link, which popup blockers allow. */
export function ShareMenu({ anchor, label, message, onClose }: ShareMenuProps) {
  const { phone, choices = [] } = message
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {choices.map(choice => (
        <MenuItem
          key={choice.label}
          component="a"
          href={whatsAppUrl(phone, choice.text)}
          target="_blank"
          rel="noreferrer"
          onClick={onClose}
        >
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
