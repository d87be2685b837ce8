import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { InputProps } from '../display/fieldView'
import { useFieldInput } from '../inputs/useFieldInput'
import { useOfferedOptions } from '../inputs/useOfferedOptions'

/** A choice as radio buttons, for few values. */
export function RadioInput(asked: InputProps) {
  const { id, control, error, helperText } = useFieldInput(asked)
  const options = useOfferedOptions(asked, control.value)
  const choose = (text: string) =>
    control.onChange(options.find(({ value }) => String(value) === text)?.value ?? null)
  return (
    <FormControl error={error} required={asked.isRequired}>
      <FormLabel id={`${id}-label`}>{asked.label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-said`}
        value={String(control.value)}
        onChange={(_event, text) => choose(text)}
        onBlur={() => control.onBlur()}
      >
        {options.map(({ value, label }) => (
          <FormControlLabel key={value} value={String(value)} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-said`}>{helperText}</FormHelperText>
    </FormControl>
  )
}
