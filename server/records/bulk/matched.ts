import { fold } from '../../../src/domain/fold'
import { policyOf } from '../../../src/model/access'
import type { FieldModel, Resource } from '../../../src/model/resource'
import type { Row, Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { FieldProblems } from '../../refusal'
import { refuse } from '../body'
import { fits } from '../compare'
import { both, type Condition, column } from '../condition'
import type { Asking, Values } from '../context'
import { readScope } from '../scope'
import { hasShadow, shadowOf } from '../tables'

type Key = string | number

/** The key of the one record that has these values, among those this person may read. */
export async function matchedKey(
  trx: Trx,
  { resource, me }: Asking,
  match: Values,
): Promise<Key | undefined> {
  const fields = matchFields(resource, Object.keys(match), policyOf(resource, me).readable)
  const conditions = fields.map(field => equals(resource, field, match[field.name]))
  const where = both([...conditions, readScope(resource, me)])
  const { rows } =
    await sql<Row>`select ${column(resource.key.name)} from ${sql.table(resource.table)} as t where ${where} limit 1`.execute(
      trx,
    )
  return rows[0]?.[resource.key.name] as Key | undefined
}

/** Only what names one record may be matched by: its key, a unique field, fields unique together. */
function matchFields(resource: Resource, names: readonly string[], readable: ReadonlySet<string>) {
  const problems = new FieldProblems()
  const fields = names.flatMap(name => {
    const field = readable.has(name) ? resource.fields.get(name) : undefined
    if (!field) problems.add(name.slice(0, 60), { key: 'unknownField' })
    return field ?? []
  })
  problems.refuseAny()
  if (!isUnique(resource, fields))
    for (const name of names.length > 0 ? names : [resource.key.name])
      problems.add(name, { key: 'notUnique' })
  problems.refuseAny()
  return fields
}

function isUnique(resource: Resource, fields: readonly FieldModel[]) {
  const [only] = fields
  if (fields.length === 1 && (only === resource.key || only?.words.unique === true)) return true
  const names = new Set(fields.map(({ name }) => name))
  return (resource.schema.unique ?? []).some(
    set => set.length === names.size && set.every(name => names.has(name)),
  )
}

/** As the unique index compares: blind to case and accents where the field is folded. */
function equals(resource: Resource, field: FieldModel, sent: unknown): Condition {
  const value = field.parseWire(sent)
  if (value === null || value === undefined || value === '')
    refuse({ [field.name]: { key: 'required' } })
  if (!fits(field, value)) refuse({ [field.name]: { key: 'wrongType' } })
  if (!hasShadow(resource, field)) return sql`${column(field.name)} = ${field.toStore(value)}`
  return sql`${column(shadowOf(field))} = ${fold(String(value))}`
}
