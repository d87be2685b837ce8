import { business } from '../../base/business'
import { capabilitiesOf } from '../../kinds/registry'
import type { FieldDefinition } from '../definition/field'
import type { AnySchema } from '../schema'

export type KnownColumns = Readonly<Record<string, FieldDefinition>>
type Row = Readonly<Record<string, unknown>>

/** A place in a schema, with the columns that names there may refer to. */
export interface WordPlace {
  readonly path: string
  readonly schema: AnySchema
  readonly all: ReadonlyMap<string, AnySchema>
  /** Fields of the child rows, inside a field of kind `lines`. */
  readonly rows?: KnownColumns | undefined
  /** Columns of the other resource that the words around name. */
  readonly there?: KnownColumns | undefined
  /** Field that the value at this place is for. */
  readonly field?: FieldDefinition | undefined
}

const known = new WeakMap<AnySchema, KnownColumns>()

/** Every column of a schema, with the tenant's. */
export function columnsOf(schema: AnySchema): KnownColumns {
  const before = known.get(schema)
  if (before) return before
  const { fields, tenant } = schema
  // what is no field at all is reported at its place; its name is known nevertheless
  const own = Object.fromEntries(
    Object.entries(isRow(fields) ? fields : {}).map(([name, its]) => [name, isRow(its) ? its : {}]),
  ) as KnownColumns
  const made: KnownColumns = tenant ? { ...own, ...tenantField() } : own
  known.set(schema, made)
  return made
}

/** Field of the tenant's column, which the server sets. */
export const tenantField = (): KnownColumns => {
  const { tenant } = business()
  return tenant ? { [tenant.column]: { kind: 'code', readOnly: true } } : {}
}

/** Columns that a name may refer to: those of the row come before those of the record. */
export const columnsAt = ({ schema, rows }: WordPlace): KnownColumns =>
  rows ? { ...columnsOf(schema), ...rows } : columnsOf(schema)

/** Fields of the rows of a field of kind `lines`. */
export const rowColumnsOf = (field: FieldDefinition | undefined): KnownColumns | undefined =>
  field && 'fields' in field && capabilitiesOf(field.kind).hasAccessor && isRow(field.fields)
    ? (field.fields as KnownColumns)
    : undefined

export const placeWithin = (place: WordPlace, step: string | number): WordPlace => ({
  ...place,
  path: `${place.path}.${step}`,
})

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
