import Cart from '@mui/icons-material/AddShoppingCartRounded'
import { useNavigate, useTranslate } from 'ra-core'
import { sellingRoles } from '../../domain/checkout/sellers'
import { useChooseCustomer } from '../../features/checkout/state/useChooseCustomer'
import type { Client } from '../../features/customers/client'
import { useMe } from '../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'

/** Opens the shop with this customer and their prices. */
export function SellToCustomerButton({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const readOnly = useReadOnlyProps()
  const choose = useChooseCustomer()
  if (!sellingRoles.includes(useMe().ROLE)) return null
  const sell = () => {
    choose(client)
    navigate('/dashboard/e-commerce/shop')
  }
  return (
    <Button variant="contained" startIcon={<Cart />} onClick={sell} {...readOnly}>
      {translate('clients.sell')}
    </Button>
  )
}
