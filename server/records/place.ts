import type { FieldModel, Resource } from '../../src/model/resource'
import { type Through, throughOf } from '../../src/model/through'
import { type Fragment, sql } from '../db/fragment'
import { column } from './condition'
import { hasShadow, keyColumns, shadowOf } from './tables'

/** A field of the row, or of one it refers to, as a query over the table aliased `t` reaches it. */
export interface Place {
  readonly field: FieldModel
  readonly at: Fragment
  /** Its folded twin. */
  readonly shadow?: Fragment | undefined
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
    return { field, at: column(name), shadow, plus }
  }
  const through = throughOf(resource, name)
  if (!through) throw new Error(`${resource.name} has no field ${name}`)
  const isFolded = hasShadow(through.target, through.field)
  return {
    field: through.field,
    at: seenAt(resource, through),
    shadow: isFolded ? seenAt(resource, through, shadowOf(through.field)) : undefined,
    plus,
  }
}

/** One value of the row a reference points to, found by its primary key; null where there is none. */
export function seenAt(
  { company }: Resource,
  { target, reference, field }: Through,
  name = field.name,
): Fragment {
  const joined = keyColumns(target).map(key => {
    const own = key === target.key.name ? reference.name : (company?.name ?? key)
    return sql`${sql.ref(`r.${key}`)} = ${column(own)}`
  })
  return sql`(select ${sql.ref(`r.${name}`)} from ${sql.table(target.table)} as r where ${sql.join(joined, sql` and `)})`
}
