import Cart from '@mui/icons-material/AddShoppingCartRounded'
import { useTranslate } from 'ra-core'
import { buyingRoles } from '../../domain/checkout/sellers'
import { useMe } from '../../providers/backend/backendContext'
import { ButtonLink } from '../../ui/controls/Button'

/** Opens the shop, for people who create orders there. */
export function SellButton() {
  const translate = useTranslate()
  const { ROLE } = useMe()
  return (
    <ButtonLink variant="contained" startIcon={<Cart />} to="/dashboard/e-commerce/shop">
      {translate(buyingRoles.includes(ROLE) ? 'shop.buy' : 'shop.sell')}
    </ButtonLink>
  )
}
