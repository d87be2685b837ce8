import { type Me, policyOf, readableRowFields } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { allConditions, type Fragment, fromRows, sql } from '../db/db'
import { scopeWithDeleted } from '../query/scope'
import { keyColumns } from '../query/tables'

/** Row of a path in a figure: the record (`o`) or its child rows (`l`). */
export interface Spot {
  readonly field: FieldModel
  readonly at: Fragment
  /** The field of child rows on the path. */
  readonly lines?: FieldModel
}

/** Undefined if the path passes something the reader may not read. */
export function spotOf(resource: Resource, me: Me, path: string): Spot | undefined {
  const [head = '', ...rest] = path.split('.')
  const own = resource.fields.get(head)
  if (!own || !policyOf(resource, me).readable.has(head)) return undefined
  if (!own.lines) return alongOf(resource, me, { field: own, at: sql.ref(`o.${head}`), rest })
  const [name = '', ...further] = rest
  const field = readableRowFields(own, me).find(each => each.name === name)
  const found = field && alongOf(resource, me, { field, at: sql.ref(`l.${name}`), rest: further })
  return found && { ...found, lines: own }
}

interface Along {
  readonly field: FieldModel
  readonly at: Fragment
  readonly rest: readonly string[]
}

/** One step through a reference, as far as the target may be read. */
function alongOf({ company }: Resource, me: Me, { field, at, rest }: Along): Spot | undefined {
  const [name, more] = rest
  if (name === undefined) return field.store ? { field, at } : undefined
  const target = field.target
  const seen = target?.fields.get(name)
  if (more !== undefined || !target || !seen?.store) return undefined
  if (!policyOf(target, me).readable.has(name)) return undefined
  const joined = keyColumns(target).map(key =>
    key === target.key.name
      ? sql`${sql.ref(`t.${key}`)} = ${at}`
      : sql`${sql.ref(`t.${key}`)} = ${sql.ref(`o.${company?.name ?? key}`)}`,
  )
  const where = allConditions([...joined, scopeWithDeleted(target, me)])
  return {
    field: seen,
    at: sql`(select ${sql.ref(`t.${name}`)} ${fromRows(target, where)})`,
  }
}
