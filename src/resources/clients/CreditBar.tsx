import './clients.css'
import { useTranslate } from 'ra-core'
import { formatMoney } from '../../domain/money'
import type { Client } from './client'

/** How much of a credit limit is used, and what is left of it or lies over it. */
export function CreditBar({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { CreditLine: limit, Cupo: left } = client
  if (typeof limit !== 'number' || typeof left !== 'number') return null
  // Who buys for cash has no limit to tell of.
  if (limit === 0 && left >= 0) return null
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
      </span>
    </div>
  )
}
