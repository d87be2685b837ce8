import { useId } from 'react'
import { ShownValue } from '../../fields/registry/ShownValue'
import type { Flow } from '../../model/definition/flow'
import type { FieldModel } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useLabels, useTexts } from '../../providers/backend/catalogueContext'
import { Steps } from '../../ui/primitives/Steps'
import { flowStepsOf } from './flowStepsOf'

interface StateProps {
  readonly field: FieldModel
  readonly flow: Flow
  readonly record: SentRecord
}

/** A record's state as a chip, with its progress. */
export function FlowState({ field, record }: Omit<StateProps, 'flow'>) {
  const id = useId()
  return (
    <div className="p-cluster p-quiet w-state">
      <span id={id}>{useLabels().field(field)}</span>
      <output aria-labelledby={id}>
        <ShownValue field={field} value={record[field.name]} as="Display" />
      </output>
    </div>
  )
}

/** Completed steps and those that usually follow; hidden if there is only one, as where states have the same order. */
export function Progress({ field, flow, record }: StateProps) {
  const { translate, labels } = useTexts()
  const me = useMe() as Readonly<Record<string, unknown>>
  const state = record[field.name]
  if (typeof state !== 'number') return null
  const steps = flowStepsOf(flow, state, { record, me })
  if (steps.length < 2) return null
  const step = steps.findIndex(({ at }) => at === 'now') + 1
  const nameOf = (code: number) => labels.text(flow.states[code]?.label)
  return (
    <Steps
      label={translate('form.flow.way')}
      steps={steps.map(({ state }) => ({
        id: String(state),
        name: nameOf(state),
      }))}
      current={String(state)}
      where={`${translate('form.step', { step, total: steps.length })} · ${nameOf(state)}`}
    />
  )
}
