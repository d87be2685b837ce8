import { LinkBase, useTranslate } from 'ra-core'
import type { Period } from '../../base/span'
import type { Part, ShownFigure } from '../../model/endpoints/figures'
import { Text } from '../primitives/Text'
import { Growth } from './Growth'
import { amountText } from './text/amounts'
import { useBehindPath } from './text/useBehindPath'

interface NumberCardProps {
  readonly figure: ShownFigure
  readonly period: Period
}

/** One number, its change, and a link to its rows. */
export function NumberCard({ figure, period }: NumberCardProps) {
  const translate = useTranslate()
  const path = useBehindPath()(figure.behind)
  const isAlarm = figure.isBad && figure.before === undefined && figure.total > 0
  const content = (
    <>
      <Text size="sm" tone="secondary">
        {translate(`bi.figures.${figure.id}`)}
      </Text>
      <span className="p-row g-amount">
        <Text as="strong" {...(isAlarm && { tone: 'error' })}>
          <bdi>{amountText(figure.total, figure.unit)}</bdi>
        </Text>
        <Spark parts={figure.parts} />
      </span>
      <Growth figure={figure} period={period} />
    </>
  )
  if (!path) return <div className="g-number p-card">{content}</div>
  return (
    <LinkBase to={path} className="g-number p-card">
      {content}
    </LinkBase>
  )
}

const WIDE = 96
const HIGH = 32

/** A small line without axes where most steps have an amount; the figure's own chart has the data table. */
function Spark({ parts }: { readonly parts: readonly Part[] }) {
  const amounts = parts.map(({ amount }) => amount)
  const [least, most] = [Math.min(0, ...amounts), Math.max(...amounts)]
  const isSparse = amounts.filter(Boolean).length * 2 < amounts.length
  if (isSparse || amounts.length < 2 || most === least) return null
  const points = amounts.map((amount, at) => {
    const x = (at / (amounts.length - 1)) * WIDE
    const y = HIGH - 2 - ((amount - least) / (most - least)) * (HIGH - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className="g-spark" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}
