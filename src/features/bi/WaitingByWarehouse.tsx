import { Waiting } from '../../ui/states/Waiting'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import '../../ui/figures/figures.css'
import Truck from '@mui/icons-material/LocalShippingOutlined'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { FigureCard } from '../../ui/figures/FigureCard'
import { Grid } from '../../ui/primitives/layout'
import { Bone } from '../../ui/primitives/Meter'
import { useDashboard } from './useDashboard'

/** Orders waiting for the courier in each warehouse (business.md#orders), in a dialog. */
export function WaitingByWarehouse() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const label = translate('bi.waiting')
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="r-export"
        startIcon={<Truck />}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <span className="r-word-wide">{label}</span>
      </Button>
      {isOpen && (
        <TitledDialog title={label} maxWidth="md" onClose={close}>
          <DialogContent>
            <WaitingOrders />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('app.common.close')}</Button>
          </DialogActions>
        </TitledDialog>
      )}
    </>
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
