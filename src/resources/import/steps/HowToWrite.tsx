import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { Matcher } from '../../../model/import/columns'
import { isAlways } from '../../../model/rules/rule'
import { useLabels } from '../../../providers/backend/labels'
import { type ImportPlan, useImportParts } from '../plan/importContext'

interface HowToWriteProps {
  readonly plan: ImportPlan
  readonly onChange: (change: Partial<ImportPlan>) => void
}

/** Selects the matching columns, and whether records are created, updated or both. */
export function HowToWrite({ plan, onChange }: HowToWriteProps) {
  const translate = useTranslate()
  const { importing } = useImportParts()
  const id = useId()
  const matcher = importing.matchers.find(({ name }) => name === plan.matchBy)
  const modes = matcher ? modesOf(importing.create, matcher) : (['create'] as const)
  return (
    <section className="i-how">
      {importing.update && (
        <div>
          <label htmlFor={`${id}match`}>{translate('importing.columns.matchBy')}</label>
          <MatchChoice id={`${id}match`} plan={plan} onChange={onChange} />
        </div>
      )}
      <div>
        <label htmlFor={`${id}mode`}>{translate('importing.columns.mode')}</label>
        <select
          id={`${id}mode`}
          className="p-input i-select"
          value={modeOf(plan)}
          onChange={event => onChange(modeFlags(event.target.value))}
        >
          {modes.map(mode => (
            <option key={mode} value={mode}>
              {translate(`importing.columns.${mode}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="i-check">
        <input
          type="checkbox"
          checked={plan.clears}
          onChange={event => onChange({ clears: event.target.checked })}
        />
        {translate('importing.columns.clears')}
      </label>
      {importing.columns.some(({ name, lines }) => lines && plan.fields.includes(name)) && (
        <p className="i-soft">{translate('importing.columns.lines')}</p>
      )}
      {plan.create && <StillNeeded plan={plan} />}
    </section>
  )
}

function MatchChoice({ id, plan, onChange }: HowToWriteProps & { readonly id: string }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { importing } = useImportParts()
  const choose = (name: string) => {
    const matcher = importing.matchers.find(each => each.name === name)
    if (!matcher) return onChange({ matchBy: undefined, create: true, update: false })
    const modes = modesOf(importing.create, matcher)
    const mode = modes.find(each => each === modeOf(plan)) ?? modes[0] ?? 'update'
    return onChange({ matchBy: name, ...modeFlags(mode) })
  }
  return (
    <select
      id={id}
      className="p-input i-select"
      value={plan.matchBy ?? ''}
      onChange={event => choose(event.target.value)}
    >
      {importing.matchers.map(({ name, fields }) => (
        <option key={name} value={name}>
          {fields.map(field => labels.field(field)).join(' + ')}
        </option>
      ))}
      {importing.create && <option value="">{translate('importing.columns.matchNone')}</option>}
    </select>
  )
}

/** Required fields of a new record that no column fills. */
function StillNeeded({ plan }: { readonly plan: ImportPlan }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { importing } = useImportParts()
  const needed = importing.fields.filter(
    ({ name, required, words }) =>
      isAlways(required) &&
      words.default == null &&
      !importing.fixed.has(name) &&
      !plan.fields.includes(name),
  )
  if (needed.length === 0) return null
  const fields = needed.map(field => labels.field(field)).join(', ')
  return <p className="i-soft">{translate('importing.columns.needRequired', { fields })}</p>
}

type Mode = 'both' | 'create' | 'update'

const modeOf = ({ create, update }: ImportPlan): Mode => {
  if (create && update) return 'both'
  return create ? 'create' : 'update'
}

/** Modes with a matcher. `create` alone has no matcher: an existing record is an error of its row. */
const modesOf = (mayCreate: boolean, { creates, fields }: Matcher): readonly Mode[] =>
  mayCreate && (creates || fields.some(({ id }) => id)) ? ['both', 'update'] : ['update']

const modeFlags = (mode: string) => ({ create: mode !== 'update', update: mode !== 'create' })
