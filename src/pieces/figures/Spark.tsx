import type { Part } from '../../model/dashboard'

const WIDE = 96
const HIGH = 32

/** The way a number went, without axes: the line in words is behind its own chart. */
export function Spark({ parts }: { readonly parts: readonly Part[] }) {
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
