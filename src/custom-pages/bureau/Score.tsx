import './score.css'
import { riskBands, scores, toRiskBand } from '../../domain/credit/bureau'
import type { ValueProps } from '../../fields/display/fieldView'
import { useLabels } from '../../providers/backend/labels'

/** The credit bureau's score on its scale, in the colour of its band. */
export function Score({ value, field }: ValueProps) {
  const score = Number(value)
  const band = toRiskBand(score)
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
