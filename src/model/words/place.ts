import { business } from '../../base/business'
import type { Field } from '../definition/field'
import type { AnySchema } from '../schema'

export type KnownColumns = Readonly<Record<string, Field>>
type Row = Readonly<Record<string, unknown>>

/** A place of a schema, with what its names may stand for. */
export interface WordPlace {
  readonly path: string
  readonly schema: AnySchema
  readonly all: ReadonlyMap<string, AnySchema>
  /** The fields of child rows, where it is about those. */
  readonly rows?: KnownColumns | undefined
  /** The columns of the resource that is spoken of. */
  readonly there?: KnownColumns | undefined
  /** The field whose value stands here. */
  readonly field?: Field | undefined
}

const known = new WeakMap<AnySchema, KnownColumns>()

/** Every column of a schema, its company's included. */
export function columnsOf(schema: AnySchema): KnownColumns {
  const before = known.get(schema)
  if (before) return before
  const { fields, tenant } = schema
  const own = (isRow(fields) ? fields : {}) as KnownColumns
  const made: KnownColumns = tenant ? { ...own, ...tenantField() } : own
  known.set(schema, made)
  return made
}

/** Field of the tenant's column, which the server sets. */
export const tenantField = (): KnownColumns => {
  const { tenant } = business()
  return tenant ? { [tenant.column]: { kind: 'code', readOnly: true } } : {}
}

/** The columns a name may stand for here: a row's own come before those of its record. */
export const columnsAt = ({ schema, rows }: WordPlace): KnownColumns =>
  rows ? { ...columnsOf(schema), ...rows } : columnsOf(schema)

/** The rows of a field of lines. */
export const rowColumnsOf = (field: Field | undefined): KnownColumns | undefined =>
  field && 'fields' in field && isRow(field.fields) ? (field.fields as KnownColumns) : undefined

export const placeWithin = (place: WordPlace, step: string | number): WordPlace => ({
  ...place,
  path: `${place.path}.${step}`,
})

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
