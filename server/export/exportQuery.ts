import { policyOf } from '../../src/model/access/access'
import { hasSheets } from '../../src/model/definition/feature'
import type { FieldModel } from '../../src/model/fields/resource'
import type { ListQuery } from '../../src/model/lists/query/parseQuery'
import { demand } from '../access/permissions'
import type { JsonObject } from '../base/json'
import { badParameter, Refusal, unknownParameter } from '../base/refusal'
import { conditionListOf, readListQuery } from '../query/list/listQuery'
import type { RequestContext } from '../query/requestContext'

/** `report`: a workbook with the sheets of a feature. */
export type ExportFileFormat = 'csv' | 'xlsx' | 'report'

export interface ExportQuery {
  readonly format: ExportFileFormat
  readonly columns: readonly FieldModel[]
  readonly query: ListQuery
}

/** Checked like a list query, both when requested and when downloaded. */
export function readExport(request: RequestContext, body: JsonObject): ExportQuery {
  const { format, columns, filter, sort, ...rest } = body
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw unknownParameter(unknown, ['format', 'columns', 'filter', 'sort'])
  const hasReport = hasSheets(request.resource.schema)
  if (format !== 'csv' && format !== 'xlsx' && !(format === 'report' && hasReport))
    throw badParameter('format', format)
  demand(request, 'read')
  const query = readListQuery(
    { filter: jsonOf(filter), sort: jsonOf(sort) },
    conditionListOf(request),
  )
  return { format, columns: columnsOf(request, columns), query }
}

const jsonOf = (value: unknown) =>
  value === undefined || value === null ? undefined : JSON.stringify(value)

/** The requested columns in order; by default those of the list. */
function columnsOf({ resource, me }: RequestContext, asked: unknown): FieldModel[] {
  const { readable } = policyOf(resource, me)
  const open = (name: string) => {
    const field = resource.fields.get(name)
    return field && !field.isSecret && readable.has(name) ? field : undefined
  }
  if (asked === undefined || asked === null)
    return resource.list.columns.flatMap(name => open(name) ?? [])
  if (!Array.isArray(asked) || asked.length === 0 || asked.length > resource.fields.size)
    throw badParameter('columns', asked)
  if (!asked.every(name => typeof name === 'string')) throw badParameter('columns', asked)
  return [...new Set(asked)].map(name => {
    const field = open(name)
    if (!field) throw new Refusal(400, 'unknownColumn', { params: { name: name.slice(0, 50) } })
    return field
  })
}
