import '../../resources/resources.css'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { Suspense, useId } from 'react'
import { LazyDeviceLife } from '../../features/devices/deviceLater'
import { useNarrow } from '../../fields/registry/useNarrow'
import { Button } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'

export interface LifeDialogProps {
  readonly code: string
  readonly onClose: () => void
}

export function LifeDialog({ code, onClose }: LifeDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={useNarrow()}
      onClose={onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id} variant="h2">
        {translate('devices.lifeOf', { code })}
      </DialogTitle>
      <DialogContent>
        <Suspense fallback={<LoadingRows />}>
          <LazyDeviceLife code={code} />
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('devices.scanClose')}</Button>
      </DialogActions>
    </Dialog>
  )
}
