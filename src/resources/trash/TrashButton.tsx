import Bin from '@mui/icons-material/DeleteSweepOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { later } from '../../pieces/later'
import { useMe } from '../../providers/backendContext'
import type { TrashDialogProps } from './TrashDialog'

const TrashDialog = later<TrashDialogProps>(() =>
  import('./TrashDialog').then(module => module.TrashDialog),
)

/** The way to what was deleted, for who may bring it back. */
export function TrashButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate()
  const mayRestore = mayAct(resource, useMe(), 'restore')
  const [open, setOpen] = useState(false)
  if (!mayRestore) return null
  const label = translate('app.trash.title')
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bin />}
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={() => void TrashDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <span className="r-word">{label}</span>
      </Button>
      <Suspense fallback={null}>
        {open && <TrashDialog resource={resource} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
