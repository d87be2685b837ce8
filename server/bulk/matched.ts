import { fold } from '../../src/base/fold'
import { policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../src/model/fields/shadow'
import { FieldProblems } from '../base/refusal'
import { allConditions, column, fromRows, type SqlCondition, sql, type Trx } from '../db/db'
import { canHold } from '../query/compare'
import type { RecordKey, RecordValues, RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import { refuse } from '../write/rows/body'

/** The key of the one readable record with these values. */
export async function matchedKey(
  trx: Trx,
  { resource, me }: RequestContext,
  match: RecordValues,
): Promise<RecordKey | undefined> {
  const fields = matchFields(resource, Object.keys(match), policyOf(resource, me).readable)
  const conditions = fields.map(field => equals(resource, field, match[field.name]))
  const where = allConditions([...conditions, readScope(resource, me)])
  const { rows } =
    await sql`select ${column(resource.key.name)} ${fromRows(resource, where)} limit 1`.execute(trx)
  return rows[0]?.[resource.key.name] as RecordKey | undefined
}

/** Only a unique match is allowed: the key, a unique field, or fields unique together. */
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
  const [single] = fields
  if (fields.length === 1 && (single === resource.key || single?.words.unique === true)) return true
  const names = new Set(fields.map(({ name }) => name))
  return (resource.schema.unique ?? []).some(
    set => set.length === names.size && set.every(name => names.has(name)),
  )
}

/** Compares like the unique index: ignores case and accents where the field is folded. */
function equals(resource: Resource, field: FieldModel, sent: unknown): SqlCondition {
  const value = field.parseWire(sent)
  if (value === null || value === undefined || value === '')
    refuse({ [field.name]: { key: 'required' } })
  if (!canHold(field, value)) refuse({ [field.name]: { key: 'wrongType' } })
  if (!hasShadow(resource, field)) return sql`${column(field.name)} = ${field.toStore(value)}`
  return sql`${column(shadowOf(field))} = ${fold(String(value))}`
}
