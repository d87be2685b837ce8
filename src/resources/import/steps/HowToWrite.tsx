import { useTranslate } from 'ra-core'
import type { Matcher } from '../../../model/import/columns'
import { isAlways } from '../../../model/rules/rule'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Checkbox, Field, Select } from '../../../ui/primitives/inputs'
import { Grid } from '../../../ui/primitives/layout'
import { type ImportPlan, useImportParts } from '../plan/importContext'

interface HowToWriteProps {
  readonly plan: ImportPlan
  readonly onChange: (change: Partial<ImportPlan>) => void
}

/** Selects the matching columns, and whether records are created, updated or both. */
export function HowToWrite({ plan, onChange }: HowToWriteProps) {
  const translate = useTranslate()
  const { importing } = useImportParts()
  const matcher = importing.matchers.find(({ name }) => name === plan.matchBy)
  const modes = matcher ? modesOf(importing.create, matcher) : (['create'] as const)
  return (
    <Grid as="section" min={320} fit align="end">
      {importing.update && (
        <Field label={translate('importing.columns.matchBy')}>
          {field => <MatchChoice field={field} plan={plan} onChange={onChange} />}
        </Field>
      )}
      <Select
        label={translate('importing.columns.mode')}
        value={modeOf(plan)}
        onText={text => onChange(modeFlags(text))}
        options={modes.map(mode => [mode, translate(`importing.columns.${mode}`)])}
      />
      <Checkbox
        label={translate('importing.columns.clears')}
        checked={plan.clears}
        onChange={event => onChange({ clears: event.target.checked })}
      />
      {importing.columns.some(({ name, lines }) => lines && plan.fields.includes(name)) && (
        <p className="p-quiet">{translate('importing.columns.lines')}</p>
      )}
      {plan.create && <StillNeeded plan={plan} />}
    </Grid>
  )
}

type MatchProps = HowToWriteProps & { readonly field: object }
function MatchChoice({ field, plan, onChange }: MatchProps) {
  const { translate, labels } = useTexts()
  const { importing } = useImportParts()
  const choose = (name: string) => {
    const matcher = importing.matchers.find(each => each.name === name)
    if (!matcher) return onChange({ matchBy: undefined, create: true, update: false })
    const modes = modesOf(importing.create, matcher)
    const mode = modes.find(each => each === modeOf(plan)) ?? modes[0] ?? 'update'
    return onChange({ matchBy: name, ...modeFlags(mode) })
  }
  return (
    <Select {...field} value={plan.matchBy ?? ''} onText={choose}>
      {importing.matchers.map(({ name, fields }) => (
        <option key={name} value={name}>
          {fields.map(field => labels.field(field)).join(' + ')}
        </option>
      ))}
      {importing.create && <option value="">{translate('importing.columns.matchNone')}</option>}
    </Select>
  )
}

/** Required fields of a new record that no column fills. */
function StillNeeded({ plan }: { readonly plan: ImportPlan }) {
  const { translate, labels } = useTexts()
  const { importing } = useImportParts()
  const needed = importing.fields.filter(
    ({ name, required, words }) =>
      isAlways(required) &&
      words.default == null &&
      !importing.fixed.has(name) &&
      !plan.fields.includes(name),
  )
  if (needed.length === 0) return null
  const fields = needed.map(field => labels.field(field))
  return <p className="p-quiet">{translate('importing.columns.needRequired', { fields })}</p>
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
