import TextField from '@mui/material/TextField'
import type { FilterProps } from '../display/fieldView'
import type { TextAttributes } from '../inputs/TextInput'
import { operatorsOf, useTypedFilter } from './condition'

type Attributes = Omit<TextAttributes, 'type' | 'rows'>

/** Contained text; accents and case are ignored. */
export const textFilterWith = (attributes: Attributes) =>
  function TextFilter({ label, condition, onChange }: FilterProps) {
    const { contains } = operatorsOf(condition)
    const [typed, type] = useTypedFilter(contains ?? '', text =>
      onChange(text.trim() === '' ? undefined : { contains: text.trim() }),
    )
    return (
      <TextField
        label={label}
        value={typed}
        onChange={event => type(event.target.value)}
        fullWidth
        size="small"
        slotProps={{ htmlInput: { autoComplete: 'off', ...attributes } }}
      />
    )
  }
