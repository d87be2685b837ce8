import type { Field } from '../field'
import type { AnySchema } from '../schema'

export type Columns = Readonly<Record<string, Field>>
type Row = Readonly<Record<string, unknown>>

/** A place of a schema, with what its names may stand for. */
export interface Place {
  readonly path: string
  readonly schema: AnySchema
  readonly all: ReadonlyMap<string, AnySchema>
  /** The fields of child rows, where it is about those. */
  readonly rows?: Columns | undefined
  /** The columns of the resource that is spoken of. */
  readonly there?: Columns | undefined
  /** The field whose value stands here. */
  readonly field?: Field | undefined
}

const known = new WeakMap<AnySchema, Columns>()

/** Every column of a schema, its company's included. */
export function columnsOf(schema: AnySchema): Columns {
  const before = known.get(schema)
  if (before) return before
  const { fields, company } = schema
  const own = (isRow(fields) ? fields : {}) as Columns
  const made: Columns = company ? { ...own, [company]: { kind: 'code', readOnly: true } } : own
  known.set(schema, made)
  return made
}

/** The columns a name may stand for here: a row's own come before those of its record. */
export const columnsAt = ({ schema, rows }: Place): Columns =>
  rows ? { ...columnsOf(schema), ...rows } : columnsOf(schema)

/** The rows of a field of lines. */
export const rowsOf = (field: Field | undefined): Columns | undefined =>
  field?.kind === 'lines' && isRow(field.fields) ? (field.fields as Columns) : undefined

export const within = (place: Place, step: string | number): Place => ({
  ...place,
  path: `${place.path}.${step}`,
})

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
