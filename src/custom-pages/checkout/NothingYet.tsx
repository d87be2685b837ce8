import Cart from '@mui/icons-material/ShoppingCartOutlined'
import { useTranslate } from 'ra-core'
import { ButtonLink } from '../../pieces/Button'
import { State } from '../../pieces/states/State'

/** An empty cart, and the way to fill it. */
export function NothingYet() {
  const translate = useTranslate()
  return (
    <div className="p-card">
      <State icon={Cart} title={translate('shop.emptyTitle')} text={translate('shop.emptyText')}>
        <ButtonLink to="/dashboard/e-commerce/shop" variant="contained">
          {translate('shop.toShop')}
        </ButtonLink>
      </State>
    </div>
  )
}
