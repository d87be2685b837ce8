import { roleCode } from '../../base/business'
import type { Me } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { fieldsOf, parseRule } from '../../model/rules/rule'
import { type LineLookup, lookupFeature } from './checkout'

/** Current value and required value, by row and column. */
export type LineLookupRows = Readonly<
  Record<string, Readonly<Record<string, { readonly is: number; readonly of?: number }>>>
>
export type LookupColumns = readonly (readonly [name: string, words: LineLookup])[]

/** Columns beside the rows of this field that the user's role sees; rights on the source are checked elsewhere. */
export function lookupsFor(
  { schema }: Resource,
  { name }: FieldModel,
  { ROLE }: Me,
): LookupColumns {
  const words = lookupFeature.of(schema)
  if (words?.lines !== name) return []
  return Object.entries(words.columns).filter(([, { allow }]) =>
    allow.some(role => roleCode(role) === ROLE),
  )
}

/**
 * Fields of the record and of its rows that these columns read; a form sends their current values. The key is
 * left out because it never changes.
 */
export function lookupInputs({ fields, key }: Resource, lines: FieldModel, columns: LookupColumns) {
  const names = new Set(
    columns.flatMap(([, { match, when, goal }]) => [
      ...Object.values(match).map(({ field }) => field),
      ...fieldsOf(parseRule(when ?? true)),
      ...(goal === undefined ? [] : [goal]),
    ]),
  )
  return {
    record: [...fields.values()].filter(({ name }) => name !== key.name && names.has(name)),
    rows: (lines.fields ?? []).filter(({ name }) => names.has(`${lines.name}.${name}`)),
  }
}

/** Source resource, and the field that is added up, if any. */
export function sourceOf(words: LineLookup, all: ReadonlyMap<string, Resource>) {
  const [name = '', added] = ('count' in words ? words.count : words.sum).split('.')
  const rows = all.get(name)
  return { rows, added: added === undefined ? undefined : rows?.fields.get(added) }
}
