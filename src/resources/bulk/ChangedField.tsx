import Close from '@mui/icons-material/Close'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { inputLook } from '../../fields/looks'
import { viewOf } from '../../fields/registry'
import type { FieldModel } from '../../model/resource'
import { isAlways } from '../../model/rule'
import { IconButton } from '../../pieces/Button'
import { useLabels } from '../../providers/labels'

interface ChangedFieldProps {
  readonly field: FieldModel
  readonly isCleared: boolean
  readonly onClear: (clear: boolean) => void
  readonly onRemove: () => void
}

/** The new value of a field, or the wish to leave it empty. */
export function ChangedField({ field, isCleared, onClear, onRemove }: ChangedFieldProps) {
  const translate = useTranslate()
  const label = useLabels().field(field)
  const { unregister } = useFormContext()
  const isSwitch = field.kind === 'boolean'
  const remove = () => {
    unregister(field.name)
    onClear(false)
    onRemove()
  }
  const Input = inputLook(field) ?? viewOf(field).Input
  const mayClear = !isSwitch && !isAlways(field.required)
  return (
    <div className="u-field">
      <div>
        {isCleared ? (
          <p className="u-cleared">{`${label}: ${translate('app.bulk.empty')}`}</p>
        ) : (
          <Input field={field} source={field.name} label={label} isRequired={false} />
        )}
        {mayClear && (
          <label className="u-clear">
            <input
              type="checkbox"
              checked={isCleared}
              onChange={event => onClear(event.target.checked)}
            />
            {translate('app.bulk.clear')}
          </label>
        )}
      </div>
      <IconButton
        aria-label={translate('app.bulk.remove', { field: label })}
        title={translate('app.bulk.remove', { field: label })}
        onClick={remove}
      >
        <Close fontSize="small" />
      </IconButton>
    </div>
  )
}
