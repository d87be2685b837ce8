import Cart from '@mui/icons-material/AddShoppingCartRounded'
import { useTranslate } from 'ra-core'
import { buyingRoles } from '../../domain/checkout/sellers'
import { ButtonLink } from '../../pieces/Button'
import { useMe } from '../../providers/backendContext'

/** The way to a new order for who makes it in the shop. */
export function SellButton() {
  const translate = useTranslate()
  const { ROLE } = useMe()
  return (
    <ButtonLink variant="contained" startIcon={<Cart />} to="/dashboard/e-commerce/shop">
      {translate(buyingRoles.includes(ROLE) ? 'shop.buy' : 'shop.sell')}
    </ButtonLink>
  )
}
