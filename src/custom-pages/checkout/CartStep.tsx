import Delete from '@mui/icons-material/DeleteOutlineRounded'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { selectPriceList } from '../../domain/checkout/priceList'
import { useAddByCode } from '../../features/checkout/state/useAddByCode'
import { useCheckout } from '../../features/checkout/state/useSales'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { ScanButton } from '../../ui/scanner/ScanButton'
import { LazyConfirm } from '../../ui/theme/confirmLater'
import { CartLine } from './CartLine'
import { Discount } from './Discount'

const SHOP = '/dashboard/e-commerce/shop'

/** Products, quantities and discount, for roles that may give one. */
export function CartStep() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <section className="p-card co-card" aria-labelledby="co-cart">
      <header className="p-cluster co-head">
        <h2 id="co-cart">{translate('shop.units', { count: checkout.totalItems })}</h2>
        <Button
          color="error"
          startIcon={<Delete />}
          aria-haspopup="dialog"
          onClick={() => setIsConfirming(true)}
        >
          {translate('shop.emptyCart')}
        </Button>
      </header>
      <ul className="co-lines">
        {checkout.cart.map(item => (
          <CartLine key={item.CODIGO} item={item} />
        ))}
      </ul>
      <footer className="p-cluster co-foot">
        <ButtonLink to={SHOP} variant="outlined" color="inherit">
          {translate('shop.keepShopping')}
        </ButtonLink>
        <QuickScan />
        <Discount />
      </footer>
      <Suspense fallback={null}>
        {isConfirming && (
          <LazyConfirm
            title={translate('shop.emptyCart')}
            text={translate('shop.emptyCartText')}
            yes={translate('shop.emptyCart')}
            onYes={() => {
              setIsConfirming(false)
              dispatch({ type: 'reset' })
            }}
            onNo={() => setIsConfirming(false)}
          />
        )}
      </Suspense>
    </section>
  )
}

/** Adds a product by code, at the prices of the cart. */
function QuickScan() {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const addByCode = useAddByCode()
  return (
    <ScanButton
      label={translate('shop.scan')}
      onCode={code => void addByCode(code, selectPriceList(checkout))}
    />
  )
}
