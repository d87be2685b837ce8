import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { MailContact } from '../../../contracts/mail'
import type { To } from '../state/useDraft'

interface RecipientsProps {
  readonly label: string
  readonly people: readonly MailContact[]
  readonly value: readonly To[]
  readonly onChange: (value: readonly To[]) => void
}

const getName = (each: To) => (typeof each === 'string' ? each : each.name)
const getKey = (each: To) => (typeof each === 'string' ? each : String(each.id ?? each.email))

const byNameOrAddress = createFilterOptions<To>({
  stringify: each => (typeof each === 'string' ? each : `${each.name} ${each.email}`),
})

/** Internal users by name or address, external ones by full address. */
export function Recipients({ label, people, value, onChange }: RecipientsProps) {
  const translate = useTranslate()
  return (
    <Autocomplete<To, true, false, true>
      multiple
      freeSolo
      autoSelect={false}
      size="small"
      options={[...people]}
      value={[...value]}
      filterSelectedOptions
      filterOptions={byNameOrAddress}
      getOptionLabel={getName}
      getOptionKey={getKey}
      isOptionEqualToValue={(a, b) => getKey(a) === getKey(b)}
      clearText={translate('field.clear')}
      onChange={(_event, recipients) => onChange(recipients)}
      onBlur={({ target }) => {
        const typed = (target as HTMLInputElement).value.trim()
        if (typed.includes('@')) onChange([...value, typed])
      }}
      renderInput={params => <TextField {...params} label={label} variant="standard" />}
    />
  )
}
