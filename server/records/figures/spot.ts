import { type Me, policyOf, readableRowFields } from '../../../src/model/access'
import type { FieldModel, Resource } from '../../../src/model/resource'
import { type Fragment, sql } from '../../db/fragment'
import { both } from '../condition'
import { everScope } from '../scope'
import { keyColumns } from '../tables'

/** Where a path of a figure leads: into the row itself (`o`), or into its child rows (`l`). */
export interface Spot {
  readonly field: FieldModel
  readonly at: Fragment
  /** The field of child rows it passes through. */
  readonly lines?: FieldModel
}

/** Nothing where the path leads past what its reader may read: then the figure is not theirs. */
export function spotOf(resource: Resource, me: Me, path: string): Spot | undefined {
  const [head = '', ...rest] = path.split('.')
  const own = resource.fields.get(head)
  if (!own || !policyOf(resource, me).readable.has(head)) return undefined
  if (own.kind !== 'lines')
    return alongOf(resource, me, { field: own, at: sql.ref(`o.${head}`), rest })
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

/** One step through a reference: a value of the row it points to, as far as that one may be read. */
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
  const where = both([...joined, everScope(target, me)])
  return {
    field: seen,
    at: sql`(select ${sql.ref(`t.${name}`)} from ${sql.table(target.table)} as t where ${where})`,
  }
}
