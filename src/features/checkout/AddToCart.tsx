import './selling.css'
import Add from '@mui/icons-material/AddShoppingCartRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { selectPriceList } from '../../domain/checkout/priceList'
import { MOST_UNITS } from '../../domain/checkout/state'
import { Button } from '../../ui/controls/Button'
import type { SlotProps } from '../../ui/features/slotProps'
import { isSold } from './isSold'
import { useAddByCode } from './state/useAddByCode'
import { useCheckout } from './state/useSales'

/** Adds one unit of a row's product to the cart, at the customer's price, and shows the quantity in the cart. */
export function AddToCart({ record = {} }: SlotProps) {
  const translate = useTranslate()
  const addByCode = useAddByCode()
  const { checkout } = useCheckout()
  const [isAdding, setAdding] = useState(false)
  if (!isSold(record)) return null
  const code = String(record.CODIGO)
  const name = String(record.NOMBRE)
  const count = checkout.cart.find(({ CODIGO }) => CODIGO === code)?.quantity ?? 0
  const add = async () => {
    setAdding(true)
    await addByCode(code, selectPriceList(checkout))
    setAdding(false)
  }
  return (
    <Button
      variant={count > 0 ? 'contained' : 'outlined'}
      className="sell-add"
      loading={isAdding}
      startIcon={<Add />}
      disabled={count >= MOST_UNITS}
      aria-label={translate(count > 0 ? 'shop.added' : 'shop.addNamed', { name, count })}
      title={translate('shop.add')}
      onClick={() => void add()}
    >
      {count > 0 && <strong>{count}</strong>}
    </Button>
  )
}
