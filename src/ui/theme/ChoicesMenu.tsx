import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

export interface MenuChoice {
  readonly id: string | number
  readonly text: string
  readonly disabled?: boolean
  readonly onChoose: () => unknown
}

interface ChoicesMenuProps {
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly choices: readonly MenuChoice[]
  readonly onClose: () => void
}

export const ChoicesMenu = ({ anchor, label, choices, onClose }: ChoicesMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
    {choices.map(({ id, text, disabled = false, onChoose }) => (
      <MenuItem
        key={id}
        disabled={disabled}
        onClick={() => {
          onClose()
          onChoose()
        }}
      >
        <bdi>{text}</bdi>
      </MenuItem>
    ))}
  </Menu>
)
