import { type Me, mayAct, policyOf, writableRowFields } from '../access'
import type { KindName } from '../kinds/registry'
import type { FieldModel, Resource } from '../resource'
import { isAlways } from '../rule'

/** What a column of a file may say: a field, or a field of its lines (`ITEMS.CANTIDAD`). */
export interface ImportColumn {
  readonly name: string
  readonly field: FieldModel
  /** Whose lines it is in: a row of the file is then a line. */
  readonly lines?: FieldModel
}

/** What one person may bring into a resource from a file; read from its schema and its rights. */
export interface Importing {
  /** What columns may say, in the form's order. */
  readonly fields: readonly FieldModel[]
  /** The fields, and those of their lines. */
  readonly columns: readonly ImportColumn[]
  /** Fields among them that only find a record: nobody writes them. */
  readonly fixed: ReadonlySet<string>
  /** Fields they may write but no cell can hold. */
  readonly left: readonly FieldModel[]
  /** What finds the record a row is about: the key, a unique field, or fields unique together. */
  readonly matchers: readonly Matcher[]
  readonly create: boolean
  readonly update: boolean
  /** Demanded of a new record and in no file: why none can be made. */
  readonly missing: readonly FieldModel[]
}
export interface Matcher {
  /** `CODIGO`, `CODIGO+PriceList`. */
  readonly name: string
  readonly fields: readonly FieldModel[]
  /** A record that is not there can be made with these values. */
  readonly creates: boolean
}

/** Deny by default: a field that may be neither written nor matched by is in no template. */
export function importingOf(resource: Resource, me: Me): Importing {
  const { writable, readable } = policyOf(resource, me)
  const ordered = inFormOrder(resource)
  const mine = ordered.filter(({ name }) => writable.has(name))
  const lineColumns = mine.flatMap(field => lineColumnsOf(field, me))
  const inLines = new Set(lineColumns.map(({ lines }) => lines))
  const left = mine.filter(field => beyondCells.has(field.kind) && !inLines.has(field))
  const missing = left.filter(field => isAlways(field.required) && field.words.default == null)
  const matchers = matchersOf(resource, readable, new Set(writable.keys()))
  const matched = new Set(matchers.flatMap(({ fields }) => fields))
  const fields = ordered.filter(
    field => matched.has(field) || (writable.has(field.name) && !beyondCells.has(field.kind)),
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

/** Whether a list offers an import at all: only our own server knows how to take one. */
export function mayImport(resource: Resource, me: Me): boolean {
  if (!resource.rest.versions || resource.rest.paging === 'whole') return false
  if (!mayAct(resource, me, 'create') && !mayAct(resource, me, 'edit')) return false
  const { create, update } = importingOf(resource, me)
  return create || update
}

/** Files, rows in rows and passwords. */
const beyondCells = new Set<KindName>(['file', 'image', 'lines', 'json', 'password'])

/** None where a line cannot be without what no cell can hold. */
function lineColumnsOf(lines: FieldModel, me: Me): (ImportColumn & { lines: FieldModel })[] {
  const fields = lines.fields ? writableRowFields(lines, me) : []
  const isHeld = ({ kind }: FieldModel) => !beyondCells.has(kind)
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
