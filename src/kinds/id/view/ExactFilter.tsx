import TextField from '@mui/material/TextField'
import type { FilterProps } from '../../../fields/display/fieldView'
import { chosenIn, useTypedFilter } from '../../../fields/filters/condition'
import { useSelecting } from '../../../ui/controls/useSelecting'

/** An exact value, such as a record's number. */
export function ExactFilter({ field, label, condition, onChange }: FilterProps) {
  const [value = ''] = chosenIn(condition)
  const [typed, type] = useTypedFilter(String(value), text => {
    const read = field.parse(text)
    if (read === null) onChange(undefined)
    else if (typeof read === 'number') onChange(read)
  })
  const selecting = useSelecting()
  return (
    <TextField
      label={label}
      value={typed}
      onChange={event => type(event.target.value)}
      size="small"
      fullWidth
      slotProps={{
        htmlInput: { ...selecting, inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' },
      }}
    />
  )
}
