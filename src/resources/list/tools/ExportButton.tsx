import Download from '@mui/icons-material/FileDownloadOutlined'
import { useListContext } from 'ra-core'
import { useRef, useState } from 'react'
import { mayAct } from '../../../model/access/access'
import { hasSheets } from '../../../model/definition/feature'
import type { FieldModel } from '../../../model/fields/resource'
import { sortKeys } from '../../../model/lists/sortKeys'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import type { ExportInput } from '../../../providers/dataProvider/extras'
import { LazyChoices } from '../../../ui/theme/MenuButton'
import { useSort } from '../state/useSort'
import { ToolButton } from './ToolButton'
import { useExport } from './useExport'

/** Downloads a file with the filtered rows and the visible columns; the server writes it. */
export function ExportButton({ columns }: { readonly columns: readonly FieldModel[] }) {
  const { resource, translate, me } = useResourceView()
  const { filterValues } = useListContext()
  const { sort } = useSort()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { save, busy } = useExport(resource)
  if (!mayAct(resource, me, 'export') || resource.rest.paging === 'whole') return null
  const take = (format: ExportInput['format']) => {
    const wanted = columns.filter(({ lines }) => !lines).map(({ name }) => name)
    const order = sortKeys(sort).flatMap(key => [key.field, key.order])
    void save({ filter: filterValues, sort: order, format, columns: wanted })
  }
  const choice = (format: ExportInput['format'], text: string) => ({
    ...{ id: format, text },
    onChoose: () => take(format),
  })
  return (
    <>
      <ToolButton
        ref={button}
        variant="outlined"
        className="r-export"
        startIcon={<Download />}
        loading={busy}
        aria-haspopup="menu"
        label={translate('list.export')}
        onClick={() => setOpen(true)}
      />
      {open && (
        <LazyChoices
          anchor={button.current}
          label={translate('list.export')}
          choices={[
            choice('xlsx', translate('list.exportXlsx')),
            choice('csv', translate('list.exportCsv')),
            ...(hasSheets(resource.schema) ? [choice('report', translate('list.report'))] : []),
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
