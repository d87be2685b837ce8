import { today } from '../../src/base/day'
import { plural, textOf } from '../../src/i18n/labels'
import type { Resource } from '../../src/model/fields/resource'
import type { JsonObject } from '../base/json'
import type { Log } from '../base/log'
import { Refusal } from '../base/refusal'
import { writeCsv } from '../export/csv'
import { type ExportFileFormat, type ExportQuery, readExport } from '../export/exportQuery'
import type { ExportQueue } from '../export/exportQueue'
import { exceeds, exportRows } from '../export/exportRows'
import { cellPrinter, type PrintedCell, printHeads } from '../export/printCells'
import { reportSheets } from '../export/reportSheets'
import { type BeginWorkbook, MOST_SHEET_ROWS, writeWorkbook } from '../export/xlsx'
import type { AddRoute } from '../http/addRoute'
import type { AppRequest } from '../http/appContext'
import type { LinkOf } from '../http/linkOf'
import { readObject } from '../http/readJson'
import { noteExport } from '../http/securityLog'
import type { Records, RequestContext } from '../query/requestContext'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TYPES: Readonly<Record<ExportFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX,
  report: XLSX,
}

interface Parts {
  readonly records: Records
  readonly linkTo: LinkOf
  readonly turns: ExportQueue
  readonly log: Log
  /** Workbook writer. */
  readonly sheets: BeginWorkbook
}

/** List as a file: requested with its filter, then downloadable for ten minutes. */
export function exportRoutes(add: AddRoute, { records, linkTo, turns, sheets, log }: Parts) {
  for (const resource of records.catalogue.resources.values()) {
    if (resource.rest.operations?.list === false) continue
    const path = resource.rest.path.replace(/\/$/, '')
    const askFor = async (c: AppRequest) => {
      const wish = await readObject(c)
      const request = requestContextOf(c, records, resource)
      turns.demand(request.me.ID)
      const wanted = readExport(request, wish)
      if (wanted.format !== 'csv' && (await exceeds(request, wanted, MOST_SHEET_ROWS)))
        throw new Refusal(422, 'tooManyRows', { params: { max: MOST_SHEET_ROWS } })
      const ending = wanted.format === 'csv' ? 'csv' : 'xlsx'
      const name = `${resource.name}-${today(records.clock())}.${ending}`
      return c.json({ url: await linkTo(c)(`${path}/export/${name}`, wish) })
    }
    add(`POST ${path}/export`, { policy: 'schema', reads: true }, askFor)
    add(`GET ${path}/export/:name`, 'signed', async c => {
      const request = requestContextOf(c, records, resource)
      // the signed request is validated again with current rights
      const wanted = readExport(request, c.get('request') as JsonObject)
      const { format, columns } = wanted
      const fields = columns.map(({ name }) => name)
      noteExport(c, log, { resource: resource.name, format, fields })
      const made = await turns.make(request.me.ID, () => partsOf(request, wanted, sheets))
      c.header('Content-Type', TYPES[wanted.format])
      c.header('Content-Disposition', `attachment; filename="${c.req.param('name')}"`)
      return c.body(made)
    })
  }
}

const requestContextOf = (c: AppRequest, records: Records, resource: Resource): RequestContext => ({
  records,
  resource,
  me: c.get('me'),
  language: c.get('language'),
})

async function partsOf(request: RequestContext, wanted: ExportQuery, sheets: BeginWorkbook) {
  const { columns, format } = wanted
  const { language, resource } = request
  const heads = await printHeads(columns, language)
  const print = cellPrinter(request, columns)
  const batches = printed(exportRows(request, wanted), print)
  if (format === 'csv') return writeCsv(heads, batches, language)
  const name = plural(textOf(resource.schema.label, language)) || resource.name
  const summaries = format === 'report' ? await reportSheets(request, wanted) : []
  return writeWorkbook(sheets, batches, { heads, name, language, summaries })
}

async function* printed<T>(
  batches: AsyncIterable<T>,
  print: (batch: T) => Promise<PrintedCell[][]>,
): AsyncGenerator<PrintedCell[][]> {
  for await (const batch of batches) yield await print(batch)
}
