import Check from '@mui/icons-material/CheckCircleRounded'
import Clock from '@mui/icons-material/ScheduleRounded'
import { useCreatePath, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { formatMoney } from '../../domain/money'
import { Button, ButtonLink } from '../../pieces/Button'
import { useResource } from '../../providers/catalogueContext'
import { ShareButton } from '../../resources/papers/ShareButton'
import { ShareQuote } from './ShareQuote'
import type { Placed } from './usePlace'

interface DoneProps {
  readonly placed: Placed
  readonly onNew: () => void
}
/** The order has a number, or waits on this device; what comes next is one click away. */
export function Done({ placed, onNew }: DoneProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { id, checkout, totals } = placed
  const orders = useResource('invoices')
  const Icon = id === null ? Clock : Check
  return (
    <div className="p-page">
      <section className="p-card co-done" data-kept={id === null || undefined}>
        <Icon aria-hidden="true" />
        <h1 ref={head} tabIndex={-1}>
          {id === null
            ? translate('shop.keptTitle')
            : translate('shop.placed', { id: `INV-${id}` })}
        </h1>
        <p>
          <bdi>{checkout.billing?.Cliente}</bdi> · <strong>{formatMoney(totals.total)}</strong>
        </p>
        <p className="co-note">{translate(id === null ? 'shop.keptText' : 'shop.placedText')}</p>
        <div className="co-done-go">
          <Button variant="contained" onClick={onNew}>
            {translate('shop.newOrder')}
          </Button>
          {id !== null && (
            <ButtonLink
              variant="outlined"
              to={createPath({ resource: 'invoices', type: 'show', id })}
            >
              {translate('shop.openOrder')}
            </ButtonLink>
          )}
          {id === null ? (
            <ShareQuote checkout={checkout} totals={totals} />
          ) : (
            <ShareButton resource={orders} record={{ id }} />
          )}
        </div>
      </section>
    </div>
  )
}
