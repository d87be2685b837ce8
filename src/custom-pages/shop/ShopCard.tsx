import Add from '@mui/icons-material/AddShoppingCartRounded'
import Phone from '@mui/icons-material/SmartphoneRounded'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { type CSSProperties, memo, useState, useSyncExternalStore } from 'react'
import { cents, dollars, formatMoney } from '../../base/money'
import { printNumber } from '../../base/numbers'
import type { Offer } from '../../contracts/shop'
import { MOST_UNITS } from '../../domain/checkout/state'
import { calculateIva } from '../../domain/orders/tax'
import { useSales } from '../../features/checkout/state/useSales'
import { Button } from '../../ui/controls/Button'
import { Picture } from '../../ui/primitives/Avatar'
import { Chip, Row, Stack, Text } from '../../ui/primitives/layout'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

interface CardProps {
  /** Undefined while loading. */
  readonly offer: Offer | undefined
  readonly place: { readonly at: number; readonly total: number }
  readonly style: CSSProperties
}

/** A product: picture, price with and without IVA, stock and button. */
export const ShopCard = memo(
  function Card({ offer, place, style }: CardProps) {
    return (
      <li
        className="p-box sh-card"
        style={style}
        aria-setsize={place.total}
        aria-posinset={place.at + 1}
        aria-busy={offer === undefined || undefined}
      >
        {offer && <OfferFacts offer={offer} />}
      </li>
    )
  },
  (a, b) =>
    a.offer === b.offer &&
    a.place.at === b.place.at &&
    a.place.total === b.place.total &&
    a.style.width === b.style.width &&
    a.style.height === b.style.height &&
    a.style.insetBlockStart === b.style.insetBlockStart &&
    a.style.insetInlineStart === b.style.insetInlineStart,
)

function OfferFacts({ offer }: { readonly offer: Offer }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { CODIGO, NOMBRE, IMAGES, price } = offer
  const picture = IMAGES?.[0]?.URL?.url
  const to = createPath({ resource: 'products', type: 'show', id: CODIGO })
  return (
    <>
      <Picture src={picture} ratio={1.6} icon={<Phone fontSize="large" />} />
      <Stack grow gap={0} className="sh-told">
        <Text size="md" lines={3}>
          <LinkBase to={to} className="p-lead">
            <bdi>{NOMBRE}</bdi>
          </LinkBase>
        </Text>
        <Row wrap gap={1}>
          <Text size="sm" tone="secondary" dir="ltr">
            {CODIGO}
          </Text>
          <Units offer={offer} />
        </Row>
        <Row as="p" wrap align="baseline" className="sh-price">
          {price === null ? (
            <Text size="sm" tone="secondary" i18nKey="shop.noPrice" />
          ) : (
            <>
              <Text as="strong" size="xl">
                {formatMoney(price)}
              </Text>
              <Text size="sm" tone="secondary">
                {translate('shop.withIva', { price: formatMoney(gross(price)) })}
              </Text>
            </>
          )}
        </Row>
      </Stack>
      <AddButton offer={offer} />
    </>
  )
}

const gross = (price: number) => {
  const net = cents(price) ?? 0
  return dollars(net + calculateIva(net))
}

function Units({ offer }: { readonly offer: Offer }) {
  const translate = useTranslate()
  const { units, isExact, CODIGO } = offer
  if (units === null) return null
  const count = isExact ? printNumber(units) : `+${units}`
  const text = units === 0 ? translate('shop.none') : translate('shop.available', { count })
  return <Warehouses code={CODIGO} text={text} isNone={units === 0} />
}

/** Shows the quantity in the cart; on phones it is at the end of the row. */
function AddButton({ offer }: { readonly offer: Offer }) {
  const translate = useTranslate()
  const { cart } = useSales()
  const { CODIGO, NOMBRE, price, PriceList, prices } = offer
  const inCart = () => cart.checkout().cart.find(item => item.CODIGO === CODIGO)?.quantity ?? 0
  const count = useSyncExternalStore(cart.subscribe, inCart)
  return (
    <Button
      variant={count > 0 ? 'contained' : 'outlined'}
      className="sh-add"
      startIcon={<Add />}
      disabled={price === null || count >= MOST_UNITS}
      aria-label={
        count > 0
          ? translate('shop.added', { name: NOMBRE, count })
          : translate('shop.addNamed', { name: NOMBRE })
      }
      onClick={() =>
        price !== null &&
        cart.dispatch({ type: 'add', product: { CODIGO, NOMBRE, price, PriceList, prices } })
      }
    >
      {count > 0 ? (
        <strong>{count}</strong>
      ) : (
        <span className="sh-add-word">{translate('shop.add')}</span>
      )}
    </Button>
  )
}

const StockPopover = quiet(later(() => import('./StockPopover'), 'StockPopover'))

interface WarehousesProps {
  readonly code: string
  readonly text: string
  readonly isNone: boolean
}
/** Total stock; a press shows it by warehouse. */
function Warehouses({ code, text, isNone }: WarehousesProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${text}. ${translate('shop.byWarehouse')}`}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Chip tone={isNone ? undefined : 'success'}>{text}</Chip>
      </button>
      {anchor && <StockPopover code={code} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
