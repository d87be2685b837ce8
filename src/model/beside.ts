import type { Role } from '../domain/roles'
import type { Text } from '../domain/text'
import { type Me, policyOf } from './access'
import type { FieldModel, Resource } from './resource'
import { fieldsOf, isNever, parseRule, type Rule } from './rule'

/**
 * A number of another resource told beside each child row of a record: the units on the shelf, the serials
 * loaded. It is asked for where it is shown, and kept nowhere: `{ sum: 'stock.DISPONIBLE', where: … }`.
 */
export type Beside = ({ readonly count: string } | { readonly sum: string }) & {
  readonly label: Text
  /** Who is told, as far as they may read those rows at all. */
  readonly by: readonly Role[]
  /** Its columns, and what of the row or the record they equal: `{ CODIGO: 'ITEMS.PRODUCTO_ID', WhsCode: 'BODEGA' }`. */
  readonly where: Readonly<Record<string, string>>
  /** The rows it is told of; all of them when not said. */
  readonly when?: Rule
  /** The field of the row it ought to reach: what is missing is told by its colour. */
  readonly goal?: string
  /**
   * While this holds of the record, what its rows hold there already is theirs to have, and counts; a row
   * that wants more than there is stands out: `{ units: 'CANTIDAD', while: { ESTADO: { in: [6, 7] } } }`.
   */
  readonly held?: { readonly units: string; readonly while: Rule }
}
/** By row, then by name: what it is, and what it ought to be. */
export type BesideRows = Readonly<
  Record<string, Readonly<Record<string, { readonly is: number; readonly of?: number }>>>
>

export const besideOf = ({ words }: FieldModel): Readonly<Record<string, Beside>> =>
  words.kind === 'lines' ? (words.beside ?? {}) : {}

/** The field of a row that says how much it wants of such a number. */
export const wantedBy = ({ goal, held }: Beside) => goal ?? held?.units

/** What a person of this role is told beside the rows, rights on the other rows apart. */
export const besideFor = (
  field: FieldModel,
  { ROLE }: Me,
): readonly (readonly [string, Beside])[] =>
  Object.entries(besideOf(field)).filter(([, { by }]) => by.includes(ROLE))

/**
 * What such numbers are reckoned from, of the record and of each of its rows: a form sends those as they
 * stand in it. The key is left out: no form changes it.
 */
export function besideNames(
  { fields, key }: Resource,
  lines: FieldModel,
  columns: readonly (readonly [string, Beside])[],
) {
  const own = lines.fields ?? []
  const inRow = (name: string) => (own.some(field => field.name === name) ? rowName(name) : name)
  const rowName = (name: string) => `${lines.name}.${name}`
  const names = new Set(
    columns.flatMap(([, beside]) => [
      ...Object.values(beside.where),
      ...fieldsOf(parseRule(beside.when ?? true)).map(inRow),
      ...[wantedBy(beside) ?? []].flat().map(rowName),
    ]),
  )
  return {
    record: [...fields.values()].filter(({ name }) => name !== key.name && names.has(name)),
    rows: own.filter(({ name }) => names.has(rowName(name))),
  }
}

/** The resource it goes over and the field it adds up, where there are such. */
export function sourceOf(beside: Beside, all: ReadonlyMap<string, Resource>) {
  const [name = '', added] = ('count' in beside ? beside.count : beside.sum).split('.')
  const rows = all.get(name)
  return { rows, added: added === undefined ? undefined : rows?.fields.get(added) }
}

/** Whether a person may read all it is reckoned from. */
export function mayTell(rows: Resource, asked: readonly string[], me: Me): boolean {
  const { read, readable } = policyOf(rows, me)
  return !isNever(read) && asked.every(name => readable.has(name))
}

/** Numbers beside rows that come from nowhere, each named by its place. */
export function checkBeside(
  lines: FieldModel,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): string[] {
  const own = new Set((lines.fields ?? []).map(({ name }) => name))
  return Object.entries(besideOf(lines)).flatMap(([name, beside]) => {
    const { rows, added } = sourceOf(beside, all)
    const isWhole = added?.store === 'int'
    const sources = Object.values(beside.where).filter(from => {
      const [head, field] = from.split('.')
      return field === undefined
        ? !resource.fields.has(from)
        : head !== lines.name || !own.has(field)
    })
    const problems = [
      ...(rows ? [] : ['goes over a schema that is not there']),
      ...('sum' in beside && !isWhole ? [`adds up ${beside.sum}, which is no whole number`] : []),
      ...Object.keys(beside.where)
        .filter(field => rows && !rows.fields.has(field))
        .map(field => `asks for ${field}, which is no field there`),
      ...sources.map(from => `compares with ${from}, which is no field here`),
      ...[beside.goal, beside.held?.units]
        .filter(name => name !== undefined && !own.has(name))
        .map(name => `reaches for ${name}, which is no field of the row`),
      ...fieldsOf(parseRule(beside.held?.while ?? true))
        .filter(name => !resource.fields.has(name))
        .map(name => `is held while ${name}, which is no field here`),
    ]
    return problems.map(problem => `beside.${name}: ${problem}`)
  })
}
