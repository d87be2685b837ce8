import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { FilterProps } from '../../../fields/display/fieldView'
import { operatorsOf } from '../../../fields/filters/condition'
import { rangeOf } from '../../../fields/filters/RangeFilter'
import { Grid } from '../../../ui/primitives/layout'

/** Times of day from and to, both included. */
export function TimeFilter({ label, condition, onChange }: FilterProps) {
  const translate = useTranslate()
  const { gte, lte } = operatorsOf(condition)
  const bound = (word: 'from' | 'to', name: 'gte' | 'lte', value: unknown) => (
    <TextField
      type="time"
      label={translate(`list.filter.${word}`)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(rangeOf({ gte, lte, [name]: target.value || undefined }))}
      size="small"
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } }}
    />
  )
  return (
    <fieldset className="f-group">
      <legend>{label}</legend>
      <Grid fit min={120} gap={3}>
        {bound('from', 'gte', gte)}
        {bound('to', 'lte', lte)}
      </Grid>
    </fieldset>
  )
}
