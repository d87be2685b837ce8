import type { FieldModel, Resource } from '../fields/resource'

interface Matrix {
  readonly rows: ReferenceField
  readonly columns: ReferenceField
  readonly value: FieldModel
  /** The field of the rows that the values are compared with. */
  readonly cost?: FieldModel | undefined
}
type ReferenceField = FieldModel & { readonly target: Resource }

/** The fields of the matrix view: references that together name one record, and the value of its cells. */
export function matrixOf({ schema, fields }: Resource): Matrix | undefined {
  const [of = '', behind = ''] = [schema.list?.matrix ?? []].flat()
  const value = fields.get(of)
  const references = (schema.unique?.[0] ?? []).flatMap(name => fields.get(name) ?? [])
  const [rows, columns, more] = references.filter(isReference)
  if (!value || !rows || !columns || more) return undefined
  const [reference, name = ''] = behind.split('.')
  const cost = reference === rows.name ? rows.target.fields.get(name) : undefined
  return { rows, columns, value, cost }
}
const isReference = (field: FieldModel): field is ReferenceField =>
  field.reference !== undefined && field.target !== undefined
