import { LinkBase, useTranslate } from 'ra-core'
import { formatMoney } from '../domain/money'
import { dateTime } from '../model/kinds/time'
import { useLanguage } from '../providers/backendContext'
import type { QueuedOrder } from '../providers/sales/queue'
import { useMoreWords } from '../providers/useMoreWords'

interface OutboxOrderProps {
  readonly order: QueuedOrder
  readonly onGo: () => void
}
/** An order on its way: for whom, how much, and how it stands; the checkout has what can be done. */
export function OutboxOrder({ order, onGo }: OutboxOrderProps) {
  useMoreWords('shop')
  const translate = useTranslate()
  const language = useLanguage()
  const { checkout, total, state, at } = order
  return (
    <li className="outbox-item">
      <LinkBase to="/dashboard/e-commerce/checkout" onClick={onGo}>
        <b dir="auto">{checkout.billing?.Cliente}</b>
        <small>
          {formatMoney(total)} · {dateTime.print(at, {}, language)}
        </small>
        <small className={state === 'refused' ? 'outbox-failed' : undefined}>
          {translate(`shop.${state}`)}
        </small>
      </LinkBase>
    </li>
  )
}
