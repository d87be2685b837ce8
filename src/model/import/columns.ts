import { type Me, mayAct, mayActOnMany, policyOf, writableRowFields } from '../access/access'
import type { FieldModel, Resource } from '../fields/resource'
import { isAlways } from '../rules/rule'

/** Meaning of a column of a file: a field, or a field of child rows (`ITEMS.CANTIDAD`). */
export interface ImportColumn {
  readonly name: string
  readonly field: FieldModel
  /** The `lines` field it belongs to; each row of the file is then a child row. */
  readonly lines?: FieldModel
}

/** Import options of a user for a resource, from its schema and the user's rights. */
export interface Importing {
  /** Fields, in the order of the form. */
  readonly fields: readonly FieldModel[]
  readonly columns: readonly ImportColumn[]
  /** Fields that identify a record and are not written. */
  readonly fixed: ReadonlySet<string>
  /** Writable fields that a cell cannot hold. */
  readonly left: readonly FieldModel[]
  /** Ways to find the record of a row: key, unique field, or unique combination. */
  readonly matchers: readonly Matcher[]
  readonly create: boolean
  readonly update: boolean
  /** Fields required for a new record that a file cannot hold; they prevent creation. */
  readonly missing: readonly FieldModel[]
}
export interface Matcher {
  /** Name, such as `CODIGO` or `CODIGO+PriceList`. */
  readonly name: string
  readonly fields: readonly FieldModel[]
  /** A missing record can be created with these values. */
  readonly creates: boolean
}

/** Denied by default: a field that is neither writable nor identifying is left out. */
export function importingOf(resource: Resource, me: Me): Importing {
  const { writable, readable } = policyOf(resource, me)
  const ordered = inFormOrder(resource)
  const mine = ordered.filter(({ name }) => writable.has(name))
  const lineColumns = mine.flatMap(field => lineColumnsOf(field, me))
  const inLines = new Set(lineColumns.map(({ lines }) => lines))
  const left = mine.filter(field => field.hasNoText && !inLines.has(field))
  const missing = left.filter(field => isAlways(field.required) && field.words.default == null)
  const matchers = matchersOf(resource, readable, new Set(writable.keys()))
  const matched = new Set(matchers.flatMap(({ fields }) => fields))
  const fields = ordered.filter(
    field => matched.has(field) || (writable.has(field.name) && !field.hasNoText),
  )
  return {
    fields,
    columns: [...fields.map(field => ({ name: field.name, field })), ...lineColumns],
    fixed: new Set(fields.map(({ name }) => name).filter(name => !writable.has(name))),
    left,
    matchers,
    missing,
    create: mayAct(resource, me, 'create') && missing.length === 0,
    update: mayAct(resource, me, 'edit') && matchers.length > 0,
  }
}

/** True when a list offers an import; only our own server supports it. */
export function mayImport(resource: Resource, me: Me): boolean {
  if (!resource.rest.concurrency || resource.rest.paging === 'whole') return false
  if (!mayAct(resource, me, 'create') && !mayActOnMany(resource, me, 'edit')) return false
  const { create, update } = importingOf(resource, me)
  return create || update
}

/** Empty when a required field of a row does not fit a cell. */
function lineColumnsOf(lines: FieldModel, me: Me): (ImportColumn & { lines: FieldModel })[] {
  const fields = lines.fields ? writableRowFields(lines, me) : []
  const isHeld = ({ hasNoText }: FieldModel) => !hasNoText
  if (fields.some(field => !isHeld(field) && isAlways(field.required))) return []
  return fields.filter(isHeld).map(field => ({ name: `${lines.name}.${field.name}`, field, lines }))
}

function inFormOrder({ form, fields, key }: Resource): FieldModel[] {
  const named = form.sections.flatMap(section => section.fields)
  return [...new Set([key.name, ...named, ...fields.keys()])].flatMap(
    name => fields.get(name) ?? [],
  )
}

function matchersOf(
  { key, fields, schema }: Resource,
  readable: ReadonlySet<string>,
  writable: ReadonlySet<string>,
): Matcher[] {
  const unique = [...fields.values()].filter(field => field.words.unique === true && field !== key)
  const together = (schema.unique ?? []).map(names => names.flatMap(each => fields.get(each) ?? []))
  return [[key], ...unique.map(field => [field]), ...together]
    .filter(set => set.every(({ name }) => readable.has(name)))
    .map(set => ({
      name: set.map(({ name }) => name).join('+'),
      fields: set,
      creates: set.every(({ name }) => writable.has(name)),
    }))
}
