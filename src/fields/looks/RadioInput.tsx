import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { Asked } from '../fieldView'
import { useAsked } from '../inputs/useAsked'
import { useOffered } from '../inputs/useOffered'

/** A choice as radio buttons, for few values that are compared at a glance. */
export function RadioInput(asked: Asked) {
  const { id, control, error, said } = useAsked(asked)
  const options = useOffered(asked, control.value)
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
      <FormHelperText id={`${id}-said`}>{said}</FormHelperText>
    </FormControl>
  )
}
