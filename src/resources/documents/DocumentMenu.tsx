import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { DocumentWords } from '../../model/definition/documentWords'
import { useLabels } from '../../providers/backend/labels'

interface DocumentMenuProps {
  readonly anchor: HTMLElement | null
  readonly documents: readonly (readonly [name: string, paper: DocumentWords])[]
  readonly onTake: (name: string) => void
  readonly onClose: () => void
}

export function DocumentMenu({ anchor, documents, onTake, onClose }: DocumentMenuProps) {
  const labels = useLabels()
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {documents.map(([name, { label }]) => (
        <MenuItem key={name} onClick={() => onTake(name)}>
          {labels.text(label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
