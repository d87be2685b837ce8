import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { formatMoney } from '../../base/money'
import { stopsOrder } from '../../domain/checkout/quote'
import { transition } from '../../domain/checkout/transitions'
import type { QueuedOrder } from '../../features/checkout/state/orders'
import { useCheckout, useSales } from '../../features/checkout/state/useSales'
import { wantedOf } from '../../features/checkout/state/wantedOf'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { isUnsent } from '../../providers/sendLater/kind'
import { Button } from '../../ui/controls/Button'
import { Card, Row, Stack } from '../../ui/primitives/layout'
import { LazyConfirm } from '../../ui/theme/confirmLater'
import { DifferenceList, quotedPrices } from './quote/Differences'

/** Pending orders of this device, with the server's answers. */
export function OnTheWay({ orders }: { readonly orders: readonly QueuedOrder[] }) {
  const translate = useTranslate()
  const errorText = useErrorWords()
  return (
    <Card title={translate('shop.onTheWay')}>
      <Stack as="ul" gap={4}>
        {orders.map(order => (
          <Stack as="li" key={order.key} data-state={order.state}>
            <p>
              <strong>
                <bdi>{order.checkout.billing?.Cliente}</bdi>
              </strong>{' '}
              {formatMoney(order.total)} · {translate(`app.later.${order.state}`)}
              {order.reason && `: ${errorText(order.reason)}`}
            </p>
            {order.quote && <DifferenceList quote={order.quote} />}
            <Ways order={order} />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

function Ways({ order }: { readonly order: QueuedOrder }) {
  const translate = useTranslate()
  const { cart, queue } = useSales()
  const { totalItems: count } = useCheckout().checkout
  const [dialog, setDialog] = useState<'discard' | 'replace'>()
  const { quote, checkout, wanted } = order
  const accept = async () => {
    if (!quote) return
    const now = transition(checkout, { type: 'reprice', prices: quotedPrices(quote) })
    const { quote: _, ...withoutQuote } = order
    const lines = wantedOf(now).cart
    const again = { ...withoutQuote, checkout: now, wanted: { ...wanted, cart: lines } }
    await queue.submit({ ...again, total: quote.total, state: 'waiting' })
  }
  const returnToCart = () => {
    void queue.drop(order)
    cart.restore({ ...checkout, activeStep: 0 })
  }
  const isReplacing = dialog === 'replace'
  return (
    <Row wrap justify="end">
      {!isUnsent(order) && (
        <Button color="error" aria-haspopup="dialog" onClick={() => setDialog('discard')}>
          {translate('shop.discard')}
        </Button>
      )}
      {!isUnsent(order) && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => (count > 0 ? setDialog('replace') : returnToCart())}
          i18nKey="shop.toCart"
        />
      )}
      {quote && !stopsOrder(quote) && (
        <Button variant="contained" onClick={() => void accept()}>
          {translate('shop.acceptSend', { total: formatMoney(quote.total) })}
        </Button>
      )}
      {dialog && (
        <LazyConfirm
          title={translate(isReplacing ? 'shop.replaceCart' : 'shop.discardOrder')}
          text={translate(isReplacing ? 'shop.replaceCartText' : 'shop.discardOrderText', {
            count,
          })}
          yes={translate(isReplacing ? 'shop.replaceCart' : 'shop.discardOrder')}
          onYes={() => {
            setDialog(undefined)
            if (isReplacing) returnToCart()
            else void queue.drop(order)
          }}
          onNo={() => setDialog(undefined)}
        />
      )}
    </Row>
  )
}
