import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

interface ActsMenuProps {
  readonly anchor: HTMLElement | null
  readonly label: string
  readonly choices: readonly {
    readonly id: string
    readonly text: string
    readonly onChoose: () => unknown
  }[]
  readonly onClose: () => void
}

export const ActsMenu = ({ anchor, label, choices, onClose }: ActsMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
    {choices.map(({ id, text, onChoose }) => (
      <MenuItem
        key={id}
        onClick={() => {
          onClose()
          onChoose()
        }}
      >
        {text}
      </MenuItem>
    ))}
  </Menu>
)
