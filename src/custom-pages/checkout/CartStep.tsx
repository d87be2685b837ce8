import Delete from '@mui/icons-material/DeleteOutlineRounded'
import { type RaRecord, useGetMany, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { selectPriceList } from '../../domain/checkout/priceList'
import type { CartItem } from '../../domain/checkout/state'
import { useAddByCode } from '../../features/checkout/state/useAddByCode'
import { useCheckout } from '../../features/checkout/state/useSales'
import { useMay } from '../../providers/backend/catalogueContext'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/primitives/Card'
import { Row, Stack } from '../../ui/primitives/layout'
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
  const pictures = usePictures(checkout.cart)
  return (
    <Card
      title={translate('shop.units', { count: checkout.totalItems })}
      actions={
        <Button
          color="error"
          startIcon={<Delete />}
          aria-haspopup="dialog"
          onClick={() => setIsConfirming(true)}
        >
          {translate('shop.emptyCart')}
        </Button>
      }
    >
      <Stack as="ul" gap={0} divided>
        {checkout.cart.map(item => (
          <CartLine key={item.CODIGO} item={item} picture={pictures.get(item.CODIGO)} />
        ))}
      </Stack>
      <Row wrap justify="between" gap={4} className="co-foot">
        <Row>
          <ButtonLink to={SHOP} variant="outlined" color="inherit">
            {translate('shop.keepShopping')}
          </ButtonLink>
          <QuickScan />
        </Row>
        <Discount />
      </Row>
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
    </Card>
  )
}

interface Pictured extends RaRecord {
  readonly IMAGES?: readonly { readonly URL?: { readonly url?: string } | null }[] | null
}

/** First photo of each product, by code. */
function usePictures(cart: readonly CartItem[]): ReadonlyMap<unknown, string | undefined> {
  const canRead = useMay('products', 'list')
  const ids = cart.map(({ CODIGO }) => CODIGO)
  const { data = [] } = useGetMany<Pictured>(
    'products',
    { ids },
    { enabled: canRead && ids.length > 0, retry: false },
  )
  return new Map(data.map(product => [product?.id, product?.IMAGES?.[0]?.URL?.url]))
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
