import History from '@mui/icons-material/HistoryRounded'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { mayAct } from '../../model/access'
import { mayImport } from '../../model/import/columns'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { later } from '../../pieces/later'
import { useMe } from '../../providers/backendContext'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import type { BatchesDialogProps } from './BatchesDialog'

const BatchesDialog = later<BatchesDialogProps>(() =>
  import('./BatchesDialog').then(module => module.BatchesDialog),
)

/** Opens the recent imports and bulk changes, for people who may make some. */
export function BatchesButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate()
  const me = useMe()
  const [open, setOpen] = useState(false)
  const mayMany = mayAct(resource, me, 'edit') || mayAct(resource, me, 'delete')
  if (!knowsBulk(resource) || !(mayMany || mayImport(resource, me))) return null
  const label = translate('app.batches.title')
  return (
    <>
      <Button
        color="inherit"
        className="r-batches"
        startIcon={<History />}
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={() => void BatchesDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <span className="r-word">{label}</span>
      </Button>
      <Suspense fallback={null}>
        {open && <BatchesDialog resource={resource} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
