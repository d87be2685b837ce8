import Truck from '@mui/icons-material/LocalShippingOutlined'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

const WaitingDialog = quiet(later(() => import('./WaitingDialog'), 'WaitingDialog'))

/** Opens the orders that wait for the courier, by warehouse (business.md#orders). */
export function WaitingByWarehouse() {
  const translate = useTranslate()
  const whenHere = useWhenHere()
  const [isOpen, setOpen] = useState(false)
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
        onClick={() => whenHere(WaitingDialog.preload(), () => setOpen(true))}
      >
        <span className="r-word-wide">{label}</span>
      </Button>
      {isOpen && <WaitingDialog label={label} onClose={() => setOpen(false)} />}
    </>
  )
}
