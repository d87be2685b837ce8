import History from '@mui/icons-material/HistoryRounded'
import { Suspense, useState } from 'react'
import { mayAct } from '../../model/access/access'
import { mayImport } from '../../model/import/columns'
import { useResourceView } from '../../providers/backend/useResourceView'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { Button } from '../../ui/controls/Button'
import { later } from '../../ui/theme/later'

const BatchesDialog = later(() => import('./BatchesDialog'), 'BatchesDialog', 'history')

/** Opens the recent imports and bulk changes, for people who may make some. */
export function BatchesButton() {
  const { resource, translate, me } = useResourceView()
  const [open, setOpen] = useState(false)
  const mayMany = mayAct(resource, me, 'edit') || mayAct(resource, me, 'delete')
  if (!knowsBulk(resource) || !(mayMany || mayImport(resource, me))) return null
  const label = translate('list.batches.title')
  return (
    <>
      <Button
        color="inherit"
        startIcon={<History />}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onPointerEnter={() => void BatchesDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <span className="r-word-wide">{label}</span>
      </Button>
      <Suspense fallback={null}>
        {open && <BatchesDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
