import { FixedField } from '../../fields/FixedField'
import { useHowAsked, useLive } from '../../fields/liveRecord'
import { inputLook } from '../../fields/looks'
import { viewOf } from '../../fields/registry'
import type { Values } from '../../model/draft'
import { holds } from '../../model/evaluate'
import type { Transition } from '../../model/flow'
import type { FieldModel } from '../../model/resource'
import { neededBy } from '../../model/transition'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'

interface AnswerProps {
  readonly field: FieldModel
  readonly transition: Transition<string>
}

/** One field of a question: there while its own rule holds, demanded by its rule or by the move. */
export function Answer({ field, transition }: AnswerProps) {
  const me = useMe() as unknown as Values
  const label = useLabels().field(field)
  const asked = useHowAsked(field)
  const required = useLive(
    record =>
      holds(field.required, record, me) || neededBy(transition, record, me).includes(field.name),
  )
  if (asked === 'hidden') return null
  if (asked === 'fixed') return <FixedField field={field} source={field.name} label={label} />
  const Input = inputLook(field) ?? viewOf(field).Input
  return <Input field={field} source={field.name} label={label} isRequired={required} />
}
