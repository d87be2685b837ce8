import type { FieldModel, Resource } from '../fields/resource'

interface Matrix {
  readonly rows: ReferenceField
  readonly columns: ReferenceField
  readonly value: FieldModel
  /** The field of the rows that the values are compared with. */
  readonly cost?: FieldModel | undefined
  readonly next?: NextValue | undefined
}
type ReferenceField = FieldModel & { readonly target: Resource }

/** The value that takes the place of the present one on a day. */
interface NextValue {
  readonly value: FieldModel
  readonly from: FieldModel
}

/** The fields of the matrix view: references that together name one record, and the value of its cells. */
export function matrixOf(resource: Resource): Matrix | undefined {
  const { schema, fields } = resource
  const { of, behind = '' } = matrixWords(resource)
  const value = fields.get(of)
  const references = (schema.unique?.[0] ?? []).flatMap(name => fields.get(name) ?? [])
  const [rows, columns, more] = references.filter(isReference)
  if (!value || !rows || !columns || more) return undefined
  const [reference, name = ''] = behind.split('.')
  const cost = reference === rows.name ? rows.target.fields.get(name) : undefined
  return { rows, columns, value, cost, next: nextOf(resource) }
}
const isReference = (field: FieldModel): field is ReferenceField =>
  field.reference !== undefined && field.target !== undefined

/** The next value of a record that counts on a day; undefined while the present one does. */
export function dueValue({ next }: Matrix, record: Readonly<Record<string, unknown>>, day: string) {
  const [taken, from] = next ? [record[next.value.name], record[next.from.name]] : []
  return typeof from === 'string' && from <= day ? (taken ?? undefined) : undefined
}

/** The parts of the word: the cost alone is a path. */
export function matrixWords({ schema }: Resource) {
  const [of = '', ...more] = [schema.list?.matrix ?? []].flat()
  const [next, from, ...rest] = more.filter(name => !name.includes('.'))
  return { of, behind: more.find(name => name.includes('.')), next, from, rest }
}

function nextOf(resource: Resource): NextValue | undefined {
  const { next = '', from = '' } = matrixWords(resource)
  const [value, day] = [next, from].map(name => resource.fields.get(name))
  return value && day ? { value, from: day } : undefined
}
