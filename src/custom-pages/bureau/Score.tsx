import { riskBands, scores, toRiskBand } from '../../domain/credit/bureau'
import type { ValueProps } from '../../fields/display/fieldView'
import { useLabels } from '../../providers/backend/labels'
import { Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

/** The credit bureau's score on its scale, in the colour of its band. */
export function Score({ value, field }: ValueProps) {
  const score = Number(value)
  const label = useLabels().field(field)
  return (
    <Stack gap={1} className="bu-score" data-band={toRiskBand(score)}>
      <span>
        <Text as="strong" size="xxl">
          {score}
        </Text>{' '}
        <Text as="small" tone="secondary" aria-hidden="true">
          / {scores.most}
        </Text>
      </span>
      <meter
        min={scores.least}
        max={scores.most}
        low={riskBands.C}
        high={riskBands.B}
        optimum={scores.most}
        value={score}
        aria-label={label}
      />
    </Stack>
  )
}
