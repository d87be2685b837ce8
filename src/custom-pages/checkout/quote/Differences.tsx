import { useTranslate } from 'ra-core'
import { formatMoney } from '../../../base/money'
import { type Difference, type Quote, stopsOrder } from '../../../domain/checkout/quote'
import { useCheckout } from '../../../features/checkout/state/useSales'
import { useMe } from '../../../providers/backend/backendContext'
import { Button } from '../../../ui/controls/Button'
import { Banner } from '../../../ui/primitives/Banner'
import { Row, Stack, Text } from '../../../ui/primitives/layout'
import { hasGivenWarehouse } from './useQuote'
import { useWarehouses } from './useWarehouses'

/** Differences between the cart and the server's data, shown before confirmation. */
export function Differences({ quote }: { readonly quote: Quote }) {
  const translate = useTranslate()
  const { dispatch } = useCheckout()
  const accept = () => dispatch({ type: 'reprice', prices: quotedPrices(quote) })
  const isPriced = quote.differences.some(({ kind }) => kind === 'price')
  return (
    <Banner tone="warning" role="alert">
      <Text as="h2" size="lg" strong i18nKey="shop.differences" />
      <p>{translate('shop.differencesText')}</p>
      <DifferenceList quote={quote} />
      <Row wrap justify="end">
        {stopsOrder(quote) && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => dispatch({ type: 'go', step: 0 })}
            i18nKey="shop.adjust"
          />
        )}
        <OtherWarehouse quote={quote} />
        {isPriced && <Button variant="contained" onClick={accept} i18nKey="shop.accept" />}
      </Row>
    </Banner>
  )
}

/** Changes to the first warehouse that has everything, where the chosen one has not. */
function OtherWarehouse({ quote: { differences, enough } }: { readonly quote: Quote }) {
  const translate = useTranslate()
  const { dispatch } = useCheckout()
  const isGiven = hasGivenWarehouse(useMe())
  const other = useWarehouses().find(({ WhsCode }) => enough.includes(WhsCode))
  if (!other || isGiven || differences.every(({ kind }) => kind !== 'stock')) return null
  return (
    <Button
      variant="contained"
      onClick={() => dispatch({ type: 'warehouse', warehouse: other.WhsCode })}
    >
      {translate('shop.shipFrom', { name: other.WhsName })}
    </Button>
  )
}

export const quotedPrices = ({ differences }: Quote): Record<string, number> =>
  Object.fromEntries(
    differences.flatMap(each => (each.kind === 'price' ? [[each.CODIGO, each.is]] : [])),
  )

export function DifferenceList({ quote }: { readonly quote: Quote }) {
  const names = new Map(quote.lines.map(({ CODIGO, NOMBRE }) => [CODIGO, NOMBRE || CODIGO]))
  return (
    <Stack as="ul">
      {quote.differences.map(difference => (
        <li key={`${difference.kind} ${difference.CODIGO}`}>
          <strong>
            <bdi>{names.get(difference.CODIGO)}</bdi>
          </strong>{' '}
          <DifferenceText difference={difference} />
        </li>
      ))}
    </Stack>
  )
}

function DifferenceText({ difference }: { readonly difference: Difference }) {
  const translate = useTranslate()
  if (difference.kind === 'gone') return translate('shop.gone')
  if (difference.kind === 'stock') {
    const { available } = difference
    return !available ? translate('shop.stockNone') : translate('shop.stockShort', { available })
  }
  return (
    <>
      {translate('shop.priceChanged')}{' '}
      <bdi dir="ltr">
        <s>{formatMoney(difference.was)}</s> → {formatMoney(difference.is)}
      </bdi>
    </>
  )
}
