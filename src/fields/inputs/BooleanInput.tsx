import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { Asked } from '../fieldView'
import { named } from './textProps'
import { useAsked } from './useAsked'

/** A switch; never touched, it stays "no answer". */
export function BooleanInput(asked: Asked) {
  const { id, control, error, said } = useAsked(asked)
  const toggle = (
    <Switch
      id={id}
      name={control.name}
      checked={control.value === true}
      onChange={(_event, checked) => control.onChange(checked)}
      onBlur={() => control.onBlur()}
      slotProps={{
        input: { ref: control.ref, 'aria-describedby': `${id}-said`, ...named(asked) },
      }}
    />
  )
  return (
    <FormControl error={error} className="f-switch">
      {asked.inRow ? (
        toggle
      ) : (
        <FormControlLabel control={toggle} label={asked.label} required={asked.isRequired} />
      )}
      <FormHelperText id={`${id}-said`}>{said}</FormHelperText>
    </FormControl>
  )
}
