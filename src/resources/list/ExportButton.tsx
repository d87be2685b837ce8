import Download from '@mui/icons-material/FileDownloadOutlined'
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { mayAct } from '../../model/access'
import type { FieldModel, Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { later } from '../../pieces/later'
import { useMe } from '../../providers/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { ExportMenuProps } from './ExportMenu'

interface ExportButtonProps {
  readonly resource: Resource
  readonly columns: readonly FieldModel[]
}

const ExportMenu = later<ExportMenuProps>(() =>
  import('./ExportMenu').then(module => module.ExportMenu),
)

/** A file with exactly the filtered rows and the columns shown, made by the server. */
export function ExportButton({ resource, columns }: ExportButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const me = useMe()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { filterValues, sort } = useListContext()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!mayAct(resource, me, 'export') || resource.rest.paging === 'whole') return null
  const take = async (format: 'csv' | 'xlsx') => {
    setOpen(false)
    setBusy(true)
    try {
      download(
        await dataProvider.exportUrl(resource.name, {
          filter: filterValues,
          sort: [sort.field, sort.order],
          format,
          columns: columns.filter(({ kind }) => kind !== 'lines').map(({ name }) => name),
        }),
      )
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
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
        aria-label={translate('app.list.export')}
        onClick={() => setOpen(true)}
      >
        <span className="r-word">{translate('app.list.export')}</span>
      </Button>
      <Suspense fallback={null}>
        {open && (
          <ExportMenu anchor={button.current} onTake={take} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

function download(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
