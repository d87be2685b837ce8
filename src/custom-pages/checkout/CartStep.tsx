import Delete from '@mui/icons-material/DeleteOutlineRounded'
import { type RaRecord, useGetMany, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { formatMoney } from '../../base/money'
import { isOverDiscounted } from '../../domain/checkout/overDiscounted'
import { selectPriceList } from '../../domain/checkout/priceList'
import type { CartItem } from '../../domain/checkout/state'
import { useAddByCode } from '../../features/checkout/state/useAddByCode'
import { useCheckout } from '../../features/checkout/state/useSales'
import { policyOf } from '../../model/access/access'
import { initialStates } from '../../model/access/transition'
import { readNumber } from '../../model/import/numberText'
import { holds } from '../../model/rules/evaluate'
import { useMe } from '../../providers/backend/backendContext'
import { useMay, useResource } from '../../providers/backend/catalogueContext'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { useSelecting } from '../../ui/controls/useSelecting'
import { Input } from '../../ui/primitives/inputs'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { ScanButton } from '../../ui/scanner/ScanButton'
import { useConfirm } from '../../ui/theme/useConfirm'
import { CartLine } from './CartLine'

const SHOP = '/dashboard/e-commerce/shop'

/** Products, quantities and discount, for roles that may give one. */
export function CartStep() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { ask, question } = useConfirm({
    title: translate('shop.emptyCart'),
    text: translate('shop.emptyCartText'),
    yes: translate('shop.emptyCart'),
    onYes: () => dispatch({ type: 'reset' }),
  })
  const pictures = usePictures(checkout.cart)
  return (
    <Card
      title={translate('shop.units', { count: checkout.totalItems })}
      actions={
        <Button color="error" startIcon={<Delete />} aria-haspopup="dialog" onClick={ask}>
          {translate('shop.emptyCart')}
        </Button>
      }
    >
      <Stack as="ul" gap={0} divided>
        {checkout.cart.map(item => (
          <CartLine key={item.CODIGO} item={item} picture={pictures.get(item.CODIGO)} />
        ))}
      </Stack>
      <Row wrap justify="between" gap={4}>
        <Row>
          <ButtonLink to={SHOP} variant="outlined" color="inherit" i18nKey="shop.keepShopping" />
          <QuickScan />
        </Row>
        <Discount />
      </Row>
      {question}
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
    { enabled: canRead && ids.length > 0 },
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

/** Discount in the business's number format; shows when it exceeds a reduced cart. */
function Discount() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const selecting = useSelecting()
  const isTooHigh = isOverDiscounted(checkout)
  if (!useMayDiscount() && !isTooHigh) return null
  const apply = (text: string) => {
    const value = readDiscount(text)
    if (value !== undefined)
      dispatch({ type: 'discount', discount: Math.min(Math.max(0, value), checkout.subtotal) })
    setTyped(undefined)
  }
  return (
    <Row wrap gap={3}>
      <label htmlFor={id}>{translate('shop.discount')}</label>
      <Input
        compact
        id={id}
        {...selecting}
        inputMode="decimal"
        className="co-discount"
        aria-invalid={isTooHigh}
        aria-describedby={isTooHigh ? `${id}-error` : undefined}
        value={typed ?? (checkout.discount === 0 ? '' : String(checkout.discount))}
        placeholder={formatMoney(0)}
        onText={setTyped}
        onBlur={event => apply(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && apply(event.currentTarget.value)}
      />
      {isTooHigh && (
        <Text as="p" id={`${id}-error`} role="alert" size="md" tone="error">
          {translate('shop.discountTooHigh')}
        </Text>
      )}
    </Row>
  )
}

/** Dollars; `1.000` is a thousand. Empty is 0. */
function readDiscount(text: string): number | undefined {
  if (text.trim() === '') return 0
  const read = readNumber(text, { sign: ',', whole: false })
  return typeof read === 'number' ? read : undefined
}

/** True when the user may write the discount of a new order; the server checks too. */
function useMayDiscount(): boolean {
  const me = useMe()
  const orders = useResource('invoices')
  const rule = policyOf(orders, me).writable.get('DISCOUNT')
  const initial = initialStates(orders, {}, me)
  return rule !== undefined && holds(rule, initial, {})
}
