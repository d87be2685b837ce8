import { Waiting } from '../../ui/states/Waiting'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import '../../ui/figures/figures.css'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { Button } from '../../ui/controls/Button'
import { FigureCard } from '../../ui/figures/FigureCard'
import { Grid } from '../../ui/primitives/layout'
import { Bone } from '../../ui/primitives/Meter'
import { useDashboard } from './useDashboard'

interface WaitingDialogProps {
  readonly label: string
  readonly onClose: () => void
}

/** Orders waiting for the courier in each warehouse. */
export function WaitingDialog({ label, onClose }: WaitingDialogProps) {
  const translate = useTranslate()
  return (
    <TitledDialog title={label} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <WaitingOrders />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.common.close')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}

function WaitingOrders() {
  const { data, error, refetch } = useDashboard('despacho', 'month')
  if (!data) return <Waiting error={error} onRetry={refetch} shape={<Bone height={320} />} />
  return (
    <Grid min={300} fit>
      {data.figures.map(figure => (
        <FigureCard key={figure.id} figure={figure} period={data.period} />
      ))}
    </Grid>
  )
}
