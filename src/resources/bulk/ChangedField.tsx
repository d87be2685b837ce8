import Close from '@mui/icons-material/Close'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { useInputOf } from '../../fields/registry/looks'
import type { FieldModel } from '../../model/fields/resource'
import { isAlways } from '../../model/rules/rule'
import { useLabels } from '../../providers/backend/labels'
import { IconButton } from '../../ui/controls/Button'
import { Checkbox } from '../../ui/primitives/inputs'
import { Row, Stack } from '../../ui/primitives/layout'

interface ChangedFieldProps {
  readonly field: FieldModel
  readonly isCleared: boolean
  readonly onClear: (clear: boolean) => void
  readonly onRemove: () => void
}

/** New value of a field, with a checkbox that empties it. */
export function ChangedField({ field, isCleared, onClear, onRemove }: ChangedFieldProps) {
  const translate = useTranslate()
  const label = useLabels().field(field)
  const { unregister } = useFormContext()
  const Input = useInputOf(field)
  const isSwitch = field.isYesNo
  const remove = () => {
    unregister(field.name)
    onClear(false)
    onRemove()
  }
  const mayClear = !isSwitch && !isAlways(field.required)
  return (
    <Row align="start">
      <Stack grow>
        {isCleared ? (
          <p className="p-box p-quiet">{`${label}: ${translate('list.bulk.empty')}`}</p>
        ) : (
          <Input field={field} source={field.name} label={label} isRequired={false} />
        )}
        {mayClear && (
          <Checkbox
            label={translate('list.bulk.clear')}
            checked={isCleared}
            onChange={event => onClear(event.target.checked)}
          />
        )}
      </Stack>
      <IconButton title={translate('list.bulk.remove', { field: label })} onClick={remove}>
        <Close fontSize="small" />
      </IconButton>
    </Row>
  )
}
