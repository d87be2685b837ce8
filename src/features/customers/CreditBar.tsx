import './clients.css'
import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { creditLeft } from '../../domain/checkout/creditLeft'
import type { Client } from './client'

/** A credit limit: used, left or exceeded, and the rest after open orders. */
export function CreditBar({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { CreditLine: limit, Cupo: left } = client
  if (typeof limit !== 'number' || typeof left !== 'number') return null
  // A cash customer has no limit to show.
  if (limit === 0 && left >= 0) return null
  const free = creditLeft(client)
  const used = limit > 0 ? Math.round(((limit - left) / limit) * 100) : 100
  return (
    <div className="cl-credit" data-over={left < 0 || undefined}>
      <span className="cl-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, Math.max(0, used))}%` }} />
      </span>
      <span className="cl-bar-words">
        {translate(left < 0 ? 'clients.over' : 'clients.left')}{' '}
        <strong>
          <bdi>{formatMoney(Math.abs(left))}</bdi>
        </strong>
        <span className="cl-quiet">
          {' '}
          / <bdi>{formatMoney(limit)}</bdi>
        </span>
        {free !== null && free !== left && (
          <span className="p-quiet cl-open" data-over={free < 0 || undefined}>
            {translate(free < 0 ? 'clients.overWithOrders' : 'clients.leftWithOrders')}{' '}
            <bdi>{formatMoney(Math.abs(free))}</bdi>
          </span>
        )}
      </span>
    </div>
  )
}
