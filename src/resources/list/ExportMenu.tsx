import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'

export interface ExportMenuProps {
  readonly anchor: HTMLElement | null
  readonly onTake: (format: 'csv' | 'xlsx') => void
  readonly onClose: () => void
}

export function ExportMenu({ anchor, onTake, onClose }: ExportMenuProps) {
  const translate = useTranslate()
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => onTake('xlsx')}>{translate('app.list.exportXlsx')}</MenuItem>
      <MenuItem onClick={() => onTake('csv')}>{translate('app.list.exportCsv')}</MenuItem>
    </Menu>
  )
}
