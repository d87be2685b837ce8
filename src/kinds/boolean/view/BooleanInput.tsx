import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { InputProps } from '../../../fields/display/fieldView'
import { namedInput } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'
import { useNarrow } from '../../../fields/registry/useNarrow'

/** A switch; untouched it stays empty. */
export function BooleanInput(asked: InputProps) {
  const { id, control, error, helperText } = useFieldInput(asked)
  // As high as the inputs beside it.
  const isAlone = useNarrow()
  const toggle = (
    <Switch
      id={id}
      name={control.name}
      checked={control.value === true}
      onChange={(_event, checked) => control.onChange(checked)}
      onBlur={() => control.onBlur()}
      slotProps={{
        input: { ref: control.ref, 'aria-describedby': `${id}-said`, ...namedInput(asked) },
      }}
    />
  )
  return (
    <FormControl error={error} className={isAlone ? undefined : 'f-switch'}>
      {asked.inRow ? (
        toggle
      ) : (
        <FormControlLabel control={toggle} label={asked.label} required={asked.isRequired} />
      )}
      <FormHelperText id={`${id}-said`}>{helperText}</FormHelperText>
    </FormControl>
  )
}
