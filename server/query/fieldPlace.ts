import { type Through, throughOf } from '../../src/model/access/throughReference'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../src/model/fields/shadow'
import { column, type Fragment, sql } from '../db/db'
import { childTable, keyColumns } from './tables'

/** A field of the row, or of one it refers to, as reached by a query over the table aliased `t`. */
export interface FieldPlace {
  readonly field: FieldModel
  readonly at: Fragment
  /** Its folded column. */
  readonly shadow?: Fragment | undefined
  readonly owner: Resource
  /** The field of the row itself. */
  readonly isOwn?: true
  /** The query of its child rows, aliased `c`. */
  readonly children: () => Fragment
  /** An added distance. */
  readonly plus?: number | undefined
}

export function fieldPlaceOf(
  resource: Resource,
  { field: name, plus }: { readonly field: string; readonly plus?: number },
): FieldPlace {
  const field = resource.fields.get(name)
  if (field) {
    const shadow = hasShadow(resource, field) ? column(shadowOf(field)) : undefined
    const children = () => ownChildren(resource)
    return { field, at: column(name), shadow, owner: resource, isOwn: true, children, plus }
  }
  const through = throughOf(resource, name)
  if (!through) throw new Error(`${resource.name} has no field ${name}`)
  const isFolded = hasShadow(through.target, through.field)
  return {
    field: through.field,
    at: referencedValue(resource, through),
    shadow: isFolded ? referencedValue(resource, through, shadowOf(through.field)) : undefined,
    owner: through.target,
    children: () => referencedChildren(resource, through),
    plus,
  }
}

/** The child rows of the row itself. */
export const ownChildren = (resource: Resource): Fragment =>
  sql.join(
    keyColumns(resource).map(name => sql`${sql.ref(`c.${name}`)} = ${column(name)}`),
    sql` and `,
  )

const referencedChildren = (resource: Resource, through: Through): Fragment =>
  joinTarget(resource, through, 'c')

/** Joins the target of a reference under this alias, by key. */
const joinTarget = ({ company }: Resource, { target, reference }: Through, alias: string) =>
  sql.join(
    keyColumns(target).map(key => {
      const own = key === target.key.name ? reference.name : (company?.name ?? key)
      return sql`${sql.ref(`${alias}.${key}`)} = ${column(own)}`
    }),
    sql` and `,
  )

/** A character that occurs in no key. */
const SEPARATOR = '\u001f'

/** The keys of a reference list as one text for `readKeys`; null if empty. */
export const joinedKeys = (owner: Resource, field: FieldModel, children: Fragment): Fragment =>
  sql`(select string_agg(cast(c."VALUE" as text), ${SEPARATOR}) from ${sql.table(childTable(owner, field))} as c where ${children})`

export const readKeys =
  ({ target }: FieldModel) =>
  (text: unknown): readonly (string | number)[] => {
    const keys = typeof text === 'string' ? text.split(SEPARATOR).sort() : []
    return target?.key.store === 'int' ? keys.map(Number) : keys
  }

/** One value of a reference's target, by primary key; null if there is none. */
export function referencedValue(
  resource: Resource,
  through: Through,
  name = through.field.name,
): Fragment {
  const { target, field } = through
  if (field.references) return joinedKeys(target, field, referencedChildren(resource, through))
  return sql`(select ${sql.ref(`r.${name}`)} from ${sql.table(target.table)} as r where ${joinTarget(resource, through, 'r')})`
}

/** Reads the result of `seenAt`. */
export const referencedReader = (field: FieldModel) =>
  field.references ? readKeys(field) : field.fromStore
