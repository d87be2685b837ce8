import type { FieldModel } from '../../model/fields/resource'
import { holds } from '../../model/rules/evaluate'
import { useMe } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/catalogueContext'
import { useFieldMode, useLiveRecord } from '../record/liveRecord'
import { recordAround } from '../record/paths'
import { FixedField } from './FixedField'
import { useInputOf } from './looks'

interface FormFieldProps {
  readonly field: FieldModel
  /** False: shown read-only. */
  readonly writable: boolean
  /** Path of its row: `LINEAS.0`. */
  readonly row?: string
}

/** One field of a form: hidden, read-only or editable, by its rules for the current values. */
export function FormField({ field, writable, row }: FormFieldProps) {
  const me = useMe() as Readonly<Record<string, unknown>>
  const labels = useLabels()
  const asked = useFieldMode(field, row)
  const Input = useInputOf(field)
  const required = useLiveRecord(record => holds(field.required, recordAround(record, row), me))
  if (asked === 'hidden') return null
  const source = row ? `${row}.${field.name}` : field.name
  const label = labels.field(field)
  const inRow = row !== undefined
  if (!writable || asked === 'fixed')
    return <FixedField field={field} source={source} label={label} inRow={inRow} />
  return <Input field={field} source={source} label={label} isRequired={required} inRow={inRow} />
}
