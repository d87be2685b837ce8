import { LinkBase, useTranslate } from 'ra-core'
import type { Part, Unit } from '../../model/dashboard'
import { amountText } from '../../pieces/figures/amounts'
import { useBehindPath } from '../../pieces/figures/useBehindPath'

/** What a person has sold lately, and the way to the orders it is made of. */
export function LateSales({ part, unit }: { part: Part; unit: Unit }) {
  const translate = useTranslate()
  const path = useBehindPath()(part.behind)
  const amount = <bdi>{amountText(part.amount, unit)}</bdi>
  return (
    <p className="person-sales">
      {translate(unit === 'money' ? 'shell.cards.sales' : 'shell.cards.orders')}
      {path ? <LinkBase to={path}>{amount}</LinkBase> : <strong>{amount}</strong>}
    </p>
  )
}
