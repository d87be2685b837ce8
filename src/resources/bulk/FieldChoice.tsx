import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { FieldModel } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/labels'

interface FieldChoiceProps {
  readonly fields: readonly FieldModel[]
  readonly onChoose: (name: string) => void
}

/** Chooses a field to change, one after another. */
export function FieldChoice({ fields, onChoose }: FieldChoiceProps) {
  const translate = useTranslate()
  const labels = useLabels()
  if (fields.length === 0) return null
  return (
    <Autocomplete
      options={fields}
      value={null}
      blurOnSelect
      clearOnBlur
      getOptionKey={({ name }) => name}
      getOptionLabel={field => labels.field(field)}
      onChange={(_event, field) => field && onChoose(field.name)}
      noOptionsText={translate('field.noOptions')}
      openText={translate('field.choose')}
      closeText={translate('app.common.close')}
      renderInput={params => <TextField {...params} label={translate('list.bulk.pick')} />}
    />
  )
}
