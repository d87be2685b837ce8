import Bin from '@mui/icons-material/DeleteSweepOutlined'
import { Suspense, useState } from 'react'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/useResourceView'
import { Button } from '../../ui/controls/Button'
import { later } from '../../ui/theme/later'

const TrashDialog = later(() => import('./TrashDialog'), 'TrashDialog', 'history', 'columns')

/** Opens the deleted records, for people who may restore them. */
export function TrashButton() {
  const { resource, translate } = useResourceView()
  const mayRestore = mayAct(resource, useMe(), 'restore')
  const [open, setOpen] = useState(false)
  if (!mayRestore) return null
  const label = translate('list.trash.title')
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bin />}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onPointerEnter={() => void TrashDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <span className="r-word-wide">{label}</span>
      </Button>
      <Suspense fallback={null}>{open && <TrashDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
