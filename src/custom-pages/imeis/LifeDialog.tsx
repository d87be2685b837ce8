import { TitledDialog } from '../../ui/theme/TitledDialog'
import '../../resources/resources.css'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { LazyDeviceLife } from '../../features/devices/deviceLater'
import { useNarrow } from '../../fields/registry/useNarrow'
import { Button } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/states/Waiting'

export function LifeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <TitledDialog
      title={translate('devices.lifeOf', { code })}
      variant="h2"
      maxWidth="sm"
      fullScreen={useNarrow()}
      onClose={onClose}
    >
      <DialogContent>
        <Suspense fallback={<LoadingRows />}>
          <LazyDeviceLife code={code} />
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('devices.scanClose')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}
