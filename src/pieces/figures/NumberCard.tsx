import { LinkBase, useTranslate } from 'ra-core'
import type { Part, ShownFigure } from '../../model/endpoints/figures'
import { Growth } from './Growth'
import { amountText } from './text/amounts'
import { useBehindPath } from './text/useBehindPath'

/** One number, its change, and a link to its rows. */
export function NumberCard({ figure }: { readonly figure: ShownFigure }) {
  const translate = useTranslate()
  const path = useBehindPath()(figure.behind)
  const title = translate(`bi.figures.${figure.id}`)
  const isAlarm = figure.isBad && figure.before === undefined && figure.total > 0
  const content = (
    <>
      <span className="p-quiet g-title">{title}</span>
      <strong className={isAlarm ? 'g-alarm' : undefined}>
        <bdi>{amountText(figure.total, figure.unit)}</bdi>
      </strong>
      <span className="p-cluster g-foot">
        <Growth figure={figure} />
        <Spark parts={figure.parts} />
      </span>
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

/** A small line without axes; the figure's own chart has the data table. */
function Spark({ parts }: { readonly parts: readonly Part[] }) {
  const amounts = parts.map(({ amount }) => amount)
  const [least, most] = [Math.min(0, ...amounts), Math.max(...amounts)]
  if (amounts.length < 2 || most === least) return null
  const points = amounts.map((amount, at) => {
    const x = (at / (amounts.length - 1)) * WIDE
    const y = HIGH - 2 - ((amount - least) / (most - least)) * (HIGH - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className="g-spark" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <polygon points={`0,${HIGH} ${points.join(' ')} ${WIDE},${HIGH}`} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}
