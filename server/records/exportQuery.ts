import { policyOf } from '../../src/model/access'
import type { FieldModel } from '../../src/model/resource'
import { badParameter, Refusal } from '../refusal'
import type { Asking } from './context'
import { demand } from './forbid'
import { type ListQuery, readListQuery } from './listQuery'

/** `report`: a workbook with a sheet for each choice its schema names (`list.report`). */
export type Format = 'csv' | 'xlsx' | 'report'

/** An export as its reader asked for it; frozen into the address of the download. */
export interface Wish {
  readonly format: Format
  readonly columns?: readonly string[]
  readonly filter?: unknown
  readonly sort?: unknown
}

export interface ExportQuery {
  readonly format: Format
  readonly columns: readonly FieldModel[]
  readonly query: ListQuery
}

/** Checked like a list (safety.md 3), when it is asked for and again when it is fetched. */
export function readExport(asking: Asking, wish: Readonly<Record<string, unknown>>): ExportQuery {
  const { format, columns, filter, sort, ...rest } = wish
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw new Refusal(400, 'unknownParameter', { params: { name: unknown.slice(0, 50) } })
  const hasReport = asking.resource.schema.list?.report !== undefined
  if (format !== 'csv' && format !== 'xlsx' && !(format === 'report' && hasReport))
    throw badParameter('format', format)
  demand(asking, 'read')
  const query = readListQuery(
    { filter: jsonOf(filter), sort: jsonOf(sort) },
    asking.resource,
    asking.me,
  )
  return { format, columns: columnsOf(asking, columns), query }
}

const jsonOf = (value: unknown) =>
  value === undefined || value === null ? undefined : JSON.stringify(value)

/** Those asked for, in that order; the list's own when none are named. */
function columnsOf({ resource, me }: Asking, asked: unknown): FieldModel[] {
  const { readable } = policyOf(resource, me)
  const open = (name: string) => {
    const field = resource.fields.get(name)
    return field && field.kind !== 'password' && readable.has(name) ? field : undefined
  }
  if (asked === undefined || asked === null)
    return resource.list.columns.flatMap(name => open(name) ?? [])
  if (!Array.isArray(asked) || asked.length === 0 || asked.length > resource.fields.size)
    throw badParameter('columns', asked)
  return [...new Set(asked.map(String))].map(name => {
    const field = open(name)
    if (!field) throw new Refusal(400, 'unknownColumn', { params: { name: name.slice(0, 50) } })
    return field
  })
}
