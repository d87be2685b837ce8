import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { fold } from '../../../base/fold'
import type { ConditionField } from './conditionFields'
import { useConditionFields } from './useConditionFields'

interface FieldPickerProps {
  readonly chosen: ConditionField | undefined
  readonly onChoose: (choice: ConditionField) => void
}

const MOST = 100
const filterOptions = createFilterOptions<ConditionField>({
  limit: MOST,
  stringify: ({ label }) => fold(label),
})

/** Chooses what a condition is about, by typing; indexed fields stand first. */
export function FieldPicker({ chosen, onChoose }: FieldPickerProps) {
  const translate = useTranslate()
  const choices = useConditionFields()
  const label = translate('list.conditions.field')
  const headOf = ({ group }: ConditionField) =>
    group === ''
      ? translate('list.conditions.own')
      : group === '#'
        ? translate('list.conditions.number')
        : group
  return (
    <Autocomplete
      className="r-condition-field"
      size="small"
      options={choices}
      value={chosen ?? null}
      openOnFocus={!chosen}
      autoHighlight
      blurOnSelect
      clearIcon={null}
      groupBy={headOf}
      getOptionKey={keyOf}
      getOptionLabel={choice => choice.label}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      filterOptions={(options, state) =>
        filterOptions(options, { ...state, inputValue: fold(state.inputValue) })
      }
      onChange={(_event, choice) => choice && onChoose(choice)}
      noOptionsText={translate('field.noOptions')}
      openText={translate('field.choose')}
      closeText={translate('app.common.close')}
      renderInput={params => (
        <TextField
          {...params}
          autoFocus={!chosen}
          placeholder={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': chosen ? `${label}: ${chosen.label}` : label,
            },
          }}
        />
      )}
    />
  )
}

const keyOf = (choice: ConditionField) =>
  'path' in choice ? choice.path : `${choice.rows.name}#${choice.via.name}`
