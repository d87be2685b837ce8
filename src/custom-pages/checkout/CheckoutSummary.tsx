import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { useCheckout } from '../../features/checkout/state/useSales'
import { Facts } from '../../ui/primitives/Facts'
import { Card, Stack, Text } from '../../ui/primitives/layout'
import { isOrdered, type QuoteState } from './quote/useQuote'
import { ShareQuote } from './ShareQuote'

/** Total of the cart (business.md#checkout), or of the quote once a customer is chosen. */
export function CheckoutSummary({ quoted }: { readonly quoted: QuoteState }) {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const { quote, totals, isLoading } = quoted
  const isOrder = isOrdered(checkout)
  const amounts = isOrder ? totals : checkout
  const rows = [
    ['subtotal', amounts.subtotal],
    ...(amounts.discount > 0 ? [['discount', -amounts.discount] as const] : []),
    ['iva', amounts.iva],
    ['shipping', amounts.shipping],
  ] as const
  return (
    <Card title={translate('shop.summary')}>
      <Stack gap={4}>
        <Facts
          lines
          className="co-sums"
          facts={[
            ...rows.map(([name, value]) => ({
              label: translate(`shop.${name}`),
              value: formatMoney(value),
            })),
            {
              label: translate(isOrder ? 'shop.orderTotal' : 'shop.cartTotal'),
              value: <span aria-live="polite">{formatMoney(amounts.total)}</span>,
              isTotal: true,
            },
          ]}
        />
        {isOrder && (quote || isLoading) && (
          <Text as="p" size="sm" tone="secondary">
            {translate(quote ? 'shop.checked' : 'shop.checking')}
          </Text>
        )}
        <ShareQuote checkout={checkout} quote={quote} totals={totals} />
      </Stack>
    </Card>
  )
}
