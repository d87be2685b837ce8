import Download from '@mui/icons-material/FileDownloadOutlined'
import { useListContext } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { mayAct } from '../../../model/access/access'
import { hasSheets } from '../../../model/definition/feature'
import type { FieldModel } from '../../../model/fields/resource'
import { sortKeys } from '../../../model/lists/sortKeys'
import { useResourceView } from '../../../providers/backend/useResourceView'
import { Button } from '../../../ui/controls/Button'
import { later } from '../../../ui/theme/later'
import { useSort } from '../state/useSort'
import type { ExportFormat } from './ExportMenu'
import { useExport } from './useExport'

interface ExportButtonProps {
  readonly columns: readonly FieldModel[]
}

const ExportMenu = later(() => import('./ExportMenu'), 'ExportMenu')

/** Downloads a file with the filtered rows and the visible columns; the server writes it. */
export function ExportButton({ columns }: ExportButtonProps) {
  const { resource, translate, me } = useResourceView()
  const { filterValues } = useListContext()
  const { sort } = useSort()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { save, busy } = useExport(resource)
  if (!mayAct(resource, me, 'export') || resource.rest.paging === 'whole') return null
  const take = (format: ExportFormat) => {
    setOpen(false)
    const wanted = columns.filter(({ lines }) => !lines).map(({ name }) => name)
    const order = sortKeys(sort).flatMap(key => [key.field, key.order])
    void save({ filter: filterValues, sort: order, format, columns: wanted })
  }
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        variant="outlined"
        className="r-export"
        startIcon={<Download />}
        loading={busy}
        aria-haspopup="menu"
        aria-label={translate('list.export')}
        title={translate('list.export')}
        onClick={() => setOpen(true)}
      >
        <span className="r-word-wide">{translate('list.export')}</span>
      </Button>
      <Suspense fallback={null}>
        {open && (
          <ExportMenu
            anchor={button.current}
            hasReport={hasSheets(resource.schema)}
            onTake={take}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
