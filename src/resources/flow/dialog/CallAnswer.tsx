import { useFieldMode, useLiveRecord } from '../../../fields/record/liveRecord'
import { FixedField } from '../../../fields/registry/FixedField'
import { useInputOf } from '../../../fields/registry/looks'
import { requiredFieldsOf } from '../../../model/access/transition'
import type { Transition } from '../../../model/definition/flow'
import type { FieldModel } from '../../../model/fields/resource'
import { holds } from '../../../model/rules/evaluate'
import type { DraftValues } from '../../../model/validation/draft'
import { useMe } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/labels'

interface AnswerProps {
  readonly field: FieldModel
  readonly transition: Transition<string>
}

/** One field of a dialog: visible by its own rule, required by its rule or by the transition. */
export function CallAnswer({ field, transition }: AnswerProps) {
  const me = useMe() as DraftValues
  const label = useLabels().field(field)
  const asked = useFieldMode(field)
  const Input = useInputOf(field)
  const required = useLiveRecord(
    record =>
      holds(field.required, record, me) ||
      requiredFieldsOf(transition, record, me).includes(field.name),
  )
  if (asked === 'hidden') return null
  if (asked === 'fixed') return <FixedField field={field} source={field.name} label={label} />
  return <Input field={field} source={field.name} label={label} isRequired={required} />
}
