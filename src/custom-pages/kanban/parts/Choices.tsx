import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

export interface MenuChoice {
  readonly id: string | number
  readonly text: string
  readonly disabled?: boolean
  readonly onChoose: () => void
}

export interface ChoicesProps {
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly choices: readonly MenuChoice[]
  readonly onClose: () => void
}

export const Choices = ({ anchor, label, choices, onClose }: ChoicesProps) => (
  <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
    {choices.map(({ id, text, disabled = false, onChoose }) => (
      <MenuItem key={id} disabled={disabled} onClick={onChoose}>
        <bdi>{text}</bdi>
      </MenuItem>
    ))}
  </Menu>
)
