import type { FieldModel, Resource } from '../fields/resource'

interface Matrix {
  readonly rows: ReferenceField
  readonly columns: ReferenceField
  readonly value: FieldModel
}
type ReferenceField = FieldModel & { readonly target: Resource }

/** The fields of the matrix view: references that together name one record, and the value of its cells. */
export function matrixOf({ schema, fields }: Resource): Matrix | undefined {
  const value = fields.get(schema.list?.matrix ?? '')
  const references = (schema.unique?.[0] ?? []).flatMap(name => fields.get(name) ?? [])
  const [rows, columns, more] = references.filter(isReference)
  return value && rows && columns && !more ? { rows, columns, value } : undefined
}
const isReference = (field: FieldModel): field is ReferenceField =>
  field.reference !== undefined && field.target !== undefined
