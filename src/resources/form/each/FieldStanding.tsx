import Check from '@mui/icons-material/CheckCircleRounded'
import Missing from '@mui/icons-material/ErrorRounded'
import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useHowAsked, useLive } from '../../../fields/liveRecord'
import { isNone } from '../../../fields/ShownValue'
import type { Values } from '../../../model/draft'
import { holds } from '../../../model/evaluate'
import type { FieldModel } from '../../../model/resource'
import { Button } from '../../../pieces/Button'
import { useMe } from '../../../providers/backendContext'
import { useLabels } from '../../../providers/labels'
import { EachContext } from './eachContext'

export interface FieldStandingProps {
  readonly field: FieldModel
}

/** How a field stands: saved, missing, or changed, with the button that saves it alone. */
export function FieldStanding({ field }: FieldStandingProps) {
  const translate = useTranslate()
  const label = useLabels().field(field)
  const me = useMe() as unknown as Values
  const each = useContext(EachContext)
  const asked = useHowAsked(field)
  const isRequired = useLive(record => holds(field.required, record, me))
  const isEmpty = useLive(record => isNone(record[field.name]))
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
        aria-label={`${translate('app.form.update')}: ${label}`}
        onClick={() => void each.save(field)}
      >
        {translate('app.form.update')}
      </Button>
    )
  if (!invalid && isEmpty && !isRequired) return null
  const isMissing = invalid || isEmpty
  return (
    <span className={isMissing ? 'r-standing r-is-missing' : 'r-standing'}>
      {isMissing ? <Missing fontSize="inherit" /> : <Check fontSize="inherit" />}
      {translate(isMissing ? 'app.form.missing' : 'app.form.saved')}
    </span>
  )
}
