import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { ShownValue } from '../../fields/ShownValue'
import type { Flow } from '../../model/flow'
import type { FieldModel } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import type { Sent } from '../useRecord'
import { Way } from './Way'
import { wayOf } from './wayOf'

interface StateProps {
  readonly field: FieldModel
  readonly flow: Flow
  readonly record: Sent
}

/** Where a record stands: its state as a chip, and how far it has come. */
export function State({ field, record }: Omit<StateProps, 'flow'>) {
  const id = useId()
  return (
    <div className="w-state">
      <span id={id}>{useLabels().field(field)}</span>
      <output aria-labelledby={id}>
        <ShownValue field={field} value={record[field.name]} as="Display" />
      </output>
    </div>
  )
}

/** The steps it has taken and those that usually follow; one alone is no way. */
export function Progress({ field, flow, record }: StateProps) {
  const translate = useTranslate()
  const me = useMe() as unknown as Readonly<Record<string, unknown>>
  const state = record[field.name]
  if (typeof state !== 'number' || flow.way === false) return null
  const steps = wayOf(flow, state, { record, me })
  if (steps.length < 2) return null
  const step = steps.findIndex(({ at }) => at === 'now') + 1
  return (
    <div className="w-progress">
      <span className="w-count">{translate('app.form.step', { step, total: steps.length })}</span>
      <Way flow={flow} steps={steps} />
    </div>
  )
}
