import { useCreatePath, useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import type { QueuedOrder } from '../../features/checkout/state/orders'
import { useSales } from '../../features/checkout/state/useSales'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/primitives/Card'
import { Row } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

/** Orders sent automatically after an interruption; shown until dismissed. */
export function SentOrders({ orders }: { readonly orders: readonly QueuedOrder[] }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { queue } = useSales()
  return orders.map(order => {
    const { key, id = '', checkout, total } = order
    return (
      <Card key={key} role="status" title={translate('shop.placed', { id: `INV-${id}` })}>
        <Text as="p" size="md" tone="secondary">
          <bdi>{checkout.billing?.Cliente}</bdi> · {formatMoney(total)}
        </Text>
        <Row wrap justify="end">
          <Button color="inherit" onClick={() => void queue.drop(order)}>
            {translate('app.common.close')}
          </Button>
          <ButtonLink
            variant="outlined"
            to={createPath({ resource: 'invoices', type: 'show', id })}
          >
            {translate('shop.openOrder')}
          </ButtonLink>
        </Row>
      </Card>
    )
  })
}
