import Cart from '@mui/icons-material/AddShoppingCartRounded'
import { useNavigate, useTranslate } from 'ra-core'
import { sellingRoles } from '../../domain/checkout/sellers'
import { Button } from '../../pieces/Button'
import { useMe } from '../../providers/backendContext'
import { useChooseCustomer } from '../../providers/sales/useChooseCustomer'
import { useHeld } from '../../providers/useHeld'
import type { Client } from '../../resources/clients/client'

/** On to an order: the bill is theirs, the shop shows their prices. */
export function SellButton({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const held = useHeld()
  const choose = useChooseCustomer()
  if (!sellingRoles.includes(useMe().ROLE)) return null
  const sell = () => {
    choose(client)
    navigate('/dashboard/e-commerce/shop')
  }
  return (
    <Button variant="contained" startIcon={<Cart />} onClick={sell} {...held}>
      {translate('clients.sell')}
    </Button>
  )
}
