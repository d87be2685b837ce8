import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'

export type ExportFormat = 'csv' | 'xlsx' | 'report'

interface ExportMenuProps {
  readonly anchor: HTMLElement | null
  readonly hasReport: boolean
  readonly onTake: (format: ExportFormat) => void
  readonly onClose: () => void
}

export function ExportMenu({ anchor, hasReport, onTake, onClose }: ExportMenuProps) {
  const translate = useTranslate()
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => onTake('xlsx')}>{translate('list.exportXlsx')}</MenuItem>
      <MenuItem onClick={() => onTake('csv')}>{translate('list.exportCsv')}</MenuItem>
      {hasReport && (
        <MenuItem onClick={() => onTake('report')}>{translate('list.report')}</MenuItem>
      )}
    </Menu>
  )
}
