import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'

export type ExportFormat = 'csv' | 'xlsx' | 'report'

export interface ExportMenuProps {
  readonly anchor: HTMLElement | null
  /** Its schema words a report besides. */
  readonly hasReport: boolean
  readonly onTake: (format: ExportFormat) => void
  readonly onClose: () => void
}

export function ExportMenu({ anchor, hasReport, onTake, onClose }: ExportMenuProps) {
  const translate = useTranslate()
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => onTake('xlsx')}>{translate('app.list.exportXlsx')}</MenuItem>
      <MenuItem onClick={() => onTake('csv')}>{translate('app.list.exportCsv')}</MenuItem>
      {hasReport && (
        <MenuItem onClick={() => onTake('report')}>{translate('app.list.report')}</MenuItem>
      )}
    </Menu>
  )
}
