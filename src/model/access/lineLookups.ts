import { roleCode } from '../../base/business'
import type { LineLookup } from '../../kinds/lines/data'
import type { FieldModel, Resource } from '../fields/resource'
import { fieldsOf, isNever, parseRule } from '../rules/rule'
import { type Me, policyOf } from './access'
/** Current value and required value, by row and name. */
export type LineLookupRows = Readonly<
  Record<string, Readonly<Record<string, { readonly is: number; readonly of?: number }>>>
>

export const lineLookupsOf = ({ lines }: FieldModel): Readonly<Record<string, LineLookup>> =>
  lines?.lineLookups ?? {}

/** Row lookups visible to the user's role; rights on the source rows are checked elsewhere. */
export const lineLookupsFor = (
  field: FieldModel,
  { ROLE }: Me,
): readonly (readonly [string, LineLookup])[] =>
  Object.entries(lineLookupsOf(field)).filter(([, { allow }]) =>
    allow.some(name => roleCode(name) === ROLE),
  )

/**
 * Fields of the record and of its rows that row lookups read; a form sends their current values. The key is
 * left out because it never changes.
 */
export function lineLookupNames(
  { fields, key }: Resource,
  lines: FieldModel,
  columns: readonly (readonly [string, LineLookup])[],
) {
  const own = lines.fields ?? []
  const inRow = (name: string) => (own.some(field => field.name === name) ? rowName(name) : name)
  const rowName = (name: string) => `${lines.name}.${name}`
  const names = new Set(
    columns.flatMap(([, beside]) => [
      ...Object.values(beside.match).map(({ field }) => field),
      ...fieldsOf(parseRule(beside.when ?? true)).map(inRow),
      ...[beside.goal ?? []].flat().map(rowName),
    ]),
  )
  return {
    record: [...fields.values()].filter(({ name }) => name !== key.name && names.has(name)),
    rows: own.filter(({ name }) => names.has(rowName(name))),
  }
}

/** Source resource, and the field that is added up, if any. */
export function sourceOf(beside: LineLookup, all: ReadonlyMap<string, Resource>) {
  const [name = '', added] = ('count' in beside ? beside.count : beside.sum).split('.')
  const rows = all.get(name)
  return { rows, added: added === undefined ? undefined : rows?.fields.get(added) }
}

/** True when the user may read every source field. */
export function mayReadSource(rows: Resource, asked: readonly string[], me: Me): boolean {
  const { read, readable } = policyOf(rows, me)
  return !isNever(read) && asked.every(name => readable.has(name))
}

/** Errors in row lookups, each with its place. */
export function checkLineLookups(
  lines: FieldModel,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): string[] {
  const own = new Set((lines.fields ?? []).map(({ name }) => name))
  return Object.entries(lineLookupsOf(lines)).flatMap(([name, beside]) => {
    const { rows, added } = sourceOf(beside, all)
    const isWhole = added?.store === 'int'
    const sources = Object.values(beside.match).filter(({ field: from }) => {
      const [head, field] = from.split('.')
      return field === undefined
        ? !resource.fields.has(from)
        : head !== lines.name || !own.has(field)
    })
    const problems = [
      ...(rows ? [] : ['goes over a schema that is not there']),
      ...('sum' in beside && !isWhole ? [`adds up ${beside.sum}, which is no whole number`] : []),
      ...Object.keys(beside.match)
        .filter(field => rows && !rows.fields.has(field))
        .map(field => `asks for ${field}, which is no field there`),
      ...sources.map(({ field: from }) => `compares with ${from}, which is no field here`),
      ...[beside.goal]
        .filter(name => name !== undefined && !own.has(name))
        .map(name => `goal: ${name} is no field of the row`),
      ...fieldsOf(parseRule(beside.includeOwn ?? true))
        .filter(name => !resource.fields.has(name))
        .map(name => `includeOwn: ${name} is no field here`),
    ]
    return problems.map(problem => `beside.${name}: ${problem}`)
  })
}
