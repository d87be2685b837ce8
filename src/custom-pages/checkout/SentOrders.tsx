import { useCreatePath, useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import type { QueuedOrder } from '../../features/checkout/state/orders'
import { useSales } from '../../features/checkout/state/useSales'
import { Button, ButtonLink } from '../../ui/controls/Button'

/** Orders sent automatically after an interruption; shown until dismissed. */
export function SentOrders({ orders }: { readonly orders: readonly QueuedOrder[] }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { queue } = useSales()
  return orders.map(order => {
    const { key, id = '', checkout, total } = order
    return (
      <section key={key} className="p-card co-card" role="status">
        <h2>{translate('shop.placed', { id: `INV-${id}` })}</h2>
        <p className="co-note">
          <bdi>{checkout.billing?.Cliente}</bdi> · {formatMoney(total)}
        </p>
        <div className="co-new-go">
          <Button color="inherit" onClick={() => void queue.drop(order)}>
            {translate('app.common.close')}
          </Button>
          <ButtonLink
            variant="outlined"
            to={createPath({ resource: 'invoices', type: 'show', id })}
          >
            {translate('shop.openOrder')}
          </ButtonLink>
        </div>
      </section>
    )
  })
}
