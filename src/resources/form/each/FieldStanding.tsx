import Check from '@mui/icons-material/CheckCircleRounded'
import Missing from '@mui/icons-material/ErrorRounded'
import { useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useFieldMode, useLiveRecord } from '../../../fields/record/liveRecord'
import { isNone } from '../../../fields/registry/ShownValue'
import type { FieldModel } from '../../../model/fields/resource'
import { holds } from '../../../model/rules/evaluate'
import type { DraftValues } from '../../../model/validation/draft'
import { useMe } from '../../../providers/backend/backendContext'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import { EachContext } from '../fields/fieldContexts'

/** A field's state: saved, missing or changed, with a button that saves it alone. */
export function FieldStanding({ field }: { readonly field: FieldModel }) {
  const { translate, labels } = useTexts()
  const me = useMe() as DraftValues
  const each = useContext(EachContext)
  const asked = useFieldMode(field)
  const isRequired = useLiveRecord(record => holds(field.required, record, me))
  const isEmpty = useLiveRecord(record => isNone(record[field.name]))
  const { getFieldState } = useFormContext()
  const { isDirty, invalid } = getFieldState(field.name, useFormState({ name: field.name }))
  if (!each || asked !== 'asked') return null
  if (isDirty)
    return (
      <Button
        color="inherit"
        variant="outlined"
        className="r-save-one"
        loading={each.busy === field.name}
        aria-label={`${translate('form.update')}: ${labels.field(field)}`}
        onClick={() => void each.save(field)}
        i18nKey="form.update"
      />
    )
  if (!invalid && isEmpty && !isRequired) return null
  const isMissing = invalid || isEmpty
  return (
    <span className={isMissing ? 'p-row r-standing r-is-missing' : 'p-row r-standing'}>
      {isMissing ? <Missing fontSize="inherit" /> : <Check fontSize="inherit" />}
      {translate(isMissing ? 'form.missing' : 'form.saved')}
    </span>
  )
}
