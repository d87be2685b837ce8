import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { creditLeft } from '../../domain/checkout/creditLeft'
import { Stack, Text } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import type { Client } from './client'

/** A credit limit: used, left or exceeded, and what open orders leave, named as in the checkout. */
export function CreditBar({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { CreditLine: limit, Cupo: left } = client
  if (typeof limit !== 'number' || typeof left !== 'number') return null
  // A cash customer has no limit to show.
  if (limit === 0 && left >= 0) return null
  const free = creditLeft(client)
  const isOver = left < 0
  const hasOrders = free !== null && free !== left
  const words = translate(
    isOver ? 'clients.over' : hasOrders ? 'clients.leftBeforeOrders' : 'clients.left',
  )
  const used = limit > 0 ? (limit - left) / limit : 1
  return (
    <Stack gap={1} className="cl-bar-words">
      <Meter label={words} value={used} tone={isOver ? 'error' : 'primary'} />
      <Text size="sm">
        {words}{' '}
        <Text as="strong" {...(isOver && { tone: 'error' })}>
          <bdi>{formatMoney(Math.abs(left))}</bdi>
        </Text>
        <Text tone="secondary">
          {' '}
          / <bdi>{formatMoney(limit)}</bdi>
        </Text>
      </Text>
      {hasOrders && (
        <Text size="sm" tone={free < 0 ? 'error' : 'secondary'}>
          {translate(free < 0 ? 'clients.overWithOrders' : 'clients.left')}{' '}
          <bdi>{formatMoney(Math.abs(free))}</bdi>
        </Text>
      )}
    </Stack>
  )
}
