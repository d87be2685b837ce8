import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'

interface EitherFilterProps {
  readonly label: string
  readonly value: unknown
  /** Texts of true and of false. */
  readonly labels: readonly [yes: string, no: string]
  readonly onChange: (value: boolean | undefined) => void
}

/** True, false, or any. */
export function EitherFilter({ label, value, labels: [yes, no], onChange }: EitherFilterProps) {
  const translate = useTranslate()
  return (
    <fieldset className="f-group">
      <legend>{label}</legend>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value ?? 'any'}
        onChange={(_event, now) => onChange(typeof now === 'boolean' ? now : undefined)}
      >
        <ToggleButton value="any">{translate('app.common.any')}</ToggleButton>
        <ToggleButton value={true}>{yes}</ToggleButton>
        <ToggleButton value={false}>{no}</ToggleButton>
      </ToggleButtonGroup>
    </fieldset>
  )
}
