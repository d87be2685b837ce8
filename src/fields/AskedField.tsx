import { holds } from '../model/evaluate'
import type { FieldModel } from '../model/resource'
import { useMe } from '../providers/backendContext'
import { useLabels } from '../providers/labels'
import { FixedField } from './FixedField'
import { useHowAsked, useLive } from './liveRecord'
import { inputLook } from './looks'
import { recordAround } from './paths'
import { viewOf } from './registry'

interface AskedFieldProps {
  readonly field: FieldModel
  /** False: it is shown, and kept as it is. */
  readonly writable: boolean
  /** Where its row stands: `LINEAS.0`. */
  readonly row?: string
}

/** One field of a form: hidden, fixed or asked for, as its rules say of what is typed so far. */
export function AskedField({ field, writable, row }: AskedFieldProps) {
  const me = useMe() as unknown as Readonly<Record<string, unknown>>
  const labels = useLabels()
  const asked = useHowAsked(field, row)
  const required = useLive(record => holds(field.required, recordAround(record, row), me))
  if (asked === 'hidden') return null
  const source = row ? `${row}.${field.name}` : field.name
  const label = labels.field(field)
  const inRow = row !== undefined
  if (!writable || asked === 'fixed')
    return <FixedField field={field} source={source} label={label} inRow={inRow} />
  const Input = inputLook(field) ?? viewOf(field).Input
  return <Input field={field} source={source} label={label} isRequired={required} inRow={inRow} />
}
