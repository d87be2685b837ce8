import { today } from '../../src/domain/day'
import { plural, textOf } from '../../src/i18n/labels'
import type { Resource } from '../../src/model/resource'
import type { Log } from '../log'
import type { Asking, Records } from '../records/context'
import { writeCsv } from '../records/csv'
import { type ExportQuery, type Format, readExport } from '../records/exportQuery'
import { exceeds, exportRows } from '../records/exportRows'
import { type Cell, cellPrinter, printHeads } from '../records/printCells'
import { reportSheets } from '../records/reportSheets'
import { type BeginWorkbook, MOST_ROWS, writeWorkbook } from '../records/xlsx'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import type { ExportTurns } from './exportTurns'
import type { LinkOf } from './linkOf'
import { readObject } from './readJson'
import { noteExport } from './securityLog'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TYPES: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX,
  report: XLSX,
}

export interface Parts {
  readonly records: Records
  readonly linkOf: LinkOf
  readonly turns: ExportTurns
  readonly log: Log
  /** Who writes workbooks. */
  readonly sheets: BeginWorkbook
}

/** A list as a file: asked for with its filter, then fetched as often as wished for ten minutes. */
export function exportRoutes(add: AddRoute, { records, linkOf, turns, sheets, log }: Parts) {
  for (const resource of records.catalogue.resources.values()) {
    if (resource.rest.operations?.list === false) continue
    const path = resource.rest.path.replace(/\/$/, '')
    const askFor = async (c: AppRequest) => {
      const wish = await readObject(c)
      const asking = askingOf(c, records, resource)
      turns.demand(asking.me.ID)
      const wanted = readExport(asking, wish)
      if (wanted.format !== 'csv' && (await exceeds(asking, wanted, MOST_ROWS)))
        throw new Refusal(422, 'tooManyRows', { params: { max: MOST_ROWS } })
      const ending = wanted.format === 'csv' ? 'csv' : 'xlsx'
      const name = `${resource.name}-${today(records.clock())}.${ending}`
      return c.json({ url: await linkOf(c)(`${path}/export/${name}`, wish) })
    }
    add(`POST ${path}/export`, { policy: 'schema', reads: true }, askFor)
    add(`GET ${path}/export/:name`, 'signed', async c => {
      const asking = askingOf(c, records, resource)
      // what the address froze is checked anew, with the rights of this moment
      const wanted = readExport(asking, c.get('request') as Record<string, unknown>)
      const { format, columns } = wanted
      const fields = columns.map(({ name }) => name)
      noteExport(c, log, { resource: resource.name, format, fields })
      const made = await turns.make(asking.me.ID, () => partsOf(asking, wanted, sheets))
      c.header('Content-Type', TYPES[wanted.format])
      c.header('Content-Disposition', `attachment; filename="${c.req.param('name')}"`)
      return c.body(made)
    })
  }
}

const askingOf = (c: AppRequest, records: Records, resource: Resource): Asking => ({
  records,
  resource,
  me: c.get('me'),
  language: c.get('language'),
})

async function partsOf(asking: Asking, wanted: ExportQuery, sheets: BeginWorkbook) {
  const { columns, format } = wanted
  const { language, resource } = asking
  const heads = await printHeads(columns, language)
  const print = cellPrinter(asking, columns)
  const batches = printed(exportRows(asking, wanted), print)
  if (format === 'csv') return writeCsv(heads, batches, language)
  const name = plural(textOf(resource.schema.label, language)) || resource.name
  const summaries = format === 'report' ? await reportSheets(asking, wanted) : []
  return writeWorkbook(sheets, batches, { heads, name, language, summaries })
}

async function* printed<T>(
  batches: AsyncIterable<T>,
  print: (batch: T) => Promise<Cell[][]>,
): AsyncGenerator<Cell[][]> {
  for await (const batch of batches) yield await print(batch)
}
