import Papa from 'papaparse'
import { onBusinessClock, today } from '../../src/base/day'
import { BYTE_ORDER_MARK, csvDelimiter, csvNumber, harmless } from '../../src/base/spreadsheet'
import type { Language } from '../../src/base/text'
import { plural, textOf } from '../../src/i18n/labels'
import { dirOf } from '../../src/i18n/languages'
import type { Resource } from '../../src/model/fields/resource'
import type { JsonObject } from '../base/json'
import { Refusal } from '../base/refusal'
import { type ExportFileFormat, type ExportQuery, readExport } from '../export/exportQuery'
import { exceeds, exportRows } from '../export/exportRows'
import { cellPrinter, type PrintedCell, printHeads, textCell } from '../export/printCells'
import { MOST_SHEET_ROWS, writeWorkbook } from '../export/xlsx'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { readObject } from '../http/readJson'
import { apiPathOf, requestsFor } from '../http/recordAnswers'
import { noteExport } from '../http/securityLog'
import type { RouteParts } from '../http/serverBusiness'
import type { RequestContext } from '../query/requestContext'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TYPES: Readonly<Record<ExportFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX,
  report: XLSX,
}

/** List as a file: requested with its filter, then downloadable for ten minutes. */
export function exportRoutes(add: AddRoute, resource: Resource, parts: RouteParts) {
  const { records, linkTo, exportQueue, context } = parts
  if (resource.rest.operations?.list === false) return
  const path = apiPathOf(resource)
  const askFor = async (c: AppRequest) => {
    const body = await readObject(c)
    const request = requestsFor(records, resource)(c)
    exportQueue.demand(request.me.ID)
    const wanted = readExport(request, body)
    if (wanted.format !== 'csv' && (await exceeds(request, wanted, MOST_SHEET_ROWS)))
      throw new Refusal(422, 'tooManyRows', { params: { max: MOST_SHEET_ROWS } })
    const ending = wanted.format === 'csv' ? 'csv' : 'xlsx'
    const name = `${resource.name}-${today(records.clock())}.${ending}`
    return answerJson(c, { url: linkTo(c)(`${path}/export/${name}`, body) })
  }
  add(`POST ${path}/export`, { policy: 'schema', reads: true }, askFor)
  add(`GET ${path}/export/:name`, 'signed', async c => {
    const request = requestsFor(records, resource)(c)
    // the signed request is validated again with current rights
    const wanted = readExport(request, c.get('request') as JsonObject)
    const { format, columns } = wanted
    const fields = columns.map(({ name }) => name)
    noteExport(c, context.log, { resource: resource.name, format, fields })
    const made = await exportQueue.make(request.me.ID, () => partsOf(request, wanted, parts))
    c.header('Content-Type', TYPES[wanted.format])
    c.header('Content-Disposition', `attachment; filename="${c.req.param('name')}"`)
    return c.body(made)
  })
}

async function partsOf(
  request: RequestContext,
  wanted: ExportQuery,
  { beginWorkbook, context }: RouteParts,
) {
  const { features = {} } = context.business
  const { columns, format } = wanted
  const { language, resource } = request
  const heads = await printHeads(columns, language)
  const print = cellPrinter(request, columns)
  const batches = printed(exportRows(request, wanted), print)
  if (format === 'csv') return writeCsv(heads, batches, language)
  const name = plural(textOf(resource.schema.label, language)) || resource.name
  const used = format === 'report' ? (resource.schema.features ?? []) : []
  const sheets = await Promise.all(
    used.map(({ feature }) => features[feature]?.sheets?.(request, wanted) ?? []),
  )
  const summaries = sheets.flat()
  return writeWorkbook(beginWorkbook, batches, { heads, name, dir: dirOf(language), summaries })
}

async function* printed<T>(
  batches: AsyncIterable<T>,
  print: (batch: T) => Promise<PrintedCell[][]>,
): AsyncGenerator<PrintedCell[][]> {
  for await (const batch of batches) yield await print(batch)
}

/**
 * Writes an export as CSV (RFC 4180), in chunks: ISO 8601 dates, numbers with a decimal point and without
 * thousands separators.
 */
async function* writeCsv(
  heads: readonly string[],
  batches: AsyncIterable<readonly PrintedCell[][]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const delimiter = csvDelimiter(language)
  const encoder = new TextEncoder()
  const write = (rows: readonly (readonly PrintedCell[])[]) =>
    Papa.unparse(
      rows.map(row => row.map(csvCell)),
      { delimiter, newline: '\r\n' },
    )
  yield encoder.encode(BYTE_ORDER_MARK + write([heads.map(textCell)]))
  for await (const rows of batches) {
    if (rows.length > 0) yield encoder.encode(`\r\n${write(rows)}`)
  }
}

function csvCell(cell: PrintedCell): string {
  if (cell.is === 'day') return cell.iso
  if (cell.is === 'instant') return onBusinessClock(cell.iso)
  return cell.is === 'number' ? csvNumber(cell.value, cell.decimals) : harmless(cell.text)
}
