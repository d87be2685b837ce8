import type { FieldModel, Resource } from '../../src/model/resource'
import { type Through, throughOf } from '../../src/model/through'
import { type Fragment, sql } from '../db/fragment'
import { column } from './condition'
import { childTable, hasShadow, keyColumns, shadowOf } from './tables'

/** A field of the row, or of one it refers to, as a query over the table aliased `t` reaches it. */
export interface Place {
  readonly field: FieldModel
  readonly at: Fragment
  /** Its folded twin. */
  readonly shadow?: Fragment | undefined
  /** Whose field it is. */
  readonly owner: Resource
  /** What picks its child rows, aliased `c`. */
  readonly children: () => Fragment
  /** A distance added to it. */
  readonly plus?: number | undefined
}

/** Where a rule's name stands in a query. */
export function placeOf(
  resource: Resource,
  { field: name, plus }: { readonly field: string; readonly plus?: number },
): Place {
  const field = resource.fields.get(name)
  if (field) {
    const shadow = hasShadow(resource, field) ? column(shadowOf(field)) : undefined
    const children = () => ownChildren(resource)
    return { field, at: column(name), shadow, owner: resource, children, plus }
  }
  const through = throughOf(resource, name)
  if (!through) throw new Error(`${resource.name} has no field ${name}`)
  const isFolded = hasShadow(through.target, through.field)
  return {
    field: through.field,
    at: seenAt(resource, through),
    shadow: isFolded ? seenAt(resource, through, shadowOf(through.field)) : undefined,
    owner: through.target,
    children: () => childrenBehind(resource, through),
    plus,
  }
}

/** The child rows of the row itself. */
export const ownChildren = (resource: Resource): Fragment =>
  sql.join(
    keyColumns(resource).map(name => sql`${sql.ref(`c.${name}`)} = ${column(name)}`),
    sql` and `,
  )

const childrenBehind = (resource: Resource, through: Through): Fragment =>
  joinedTo(resource, through, 'c')

/** The row a reference points to, under this alias, is found by its key. */
const joinedTo = ({ company }: Resource, { target, reference }: Through, alias: string) =>
  sql.join(
    keyColumns(target).map(key => {
      const own = key === target.key.name ? reference.name : (company?.name ?? key)
      return sql`${sql.ref(`${alias}.${key}`)} = ${column(own)}`
    }),
    sql` and `,
  )

/** Stands in no key. */
const SEPARATOR = '\u001f'

/** The keys a list of references holds, as one text that `readKeys` reads; null where there are none. */
export const keysAt = (owner: Resource, field: FieldModel, children: Fragment): Fragment =>
  sql`(select string_agg(cast(c."VALUE" as text), ${SEPARATOR}) from ${sql.table(childTable(owner, field))} as c where ${children})`

export const readKeys =
  ({ target }: FieldModel) =>
  (text: unknown): readonly (string | number)[] => {
    const keys = typeof text === 'string' ? text.split(SEPARATOR).sort() : []
    return target?.key.store === 'int' ? keys.map(Number) : keys
  }

/** One value of the row a reference points to, found by its primary key; null where there is none. */
export function seenAt(resource: Resource, through: Through, name = through.field.name): Fragment {
  const { target, field } = through
  if (field.kind === 'references') return keysAt(target, field, childrenBehind(resource, through))
  return sql`(select ${sql.ref(`r.${name}`)} from ${sql.table(target.table)} as r where ${joinedTo(resource, through, 'r')})`
}

/** How what `seenAt` finds is read. */
export const seenReader = (field: FieldModel) =>
  field.kind === 'references' ? readKeys(field) : field.fromStore
