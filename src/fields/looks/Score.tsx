import './score.css'
import { bandOf, riskBands, scores } from '../../domain/bureau'
import { useLabels } from '../../providers/labels'
import type { Shown } from '../fieldView'

/** The bureau's score on its scale, in the colour of its band; the number says it to everybody. */
export function Score({ value, field }: Shown) {
  const score = Number(value)
  const band = bandOf(score)
  const label = useLabels().field(field)
  return (
    <span className={`sc sc-${band.toLowerCase()}`}>
      <b>{score}</b>
      <small aria-hidden="true">/ {scores.most}</small>
      <meter
        min={scores.least}
        max={scores.most}
        low={riskBands.C}
        high={riskBands.B}
        optimum={scores.most}
        value={score}
        aria-label={label}
      />
    </span>
  )
}
