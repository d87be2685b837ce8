import { tenantOf } from '../../../src/base/business'
import { today } from '../../../src/base/day'
import { dollars } from '../../../src/base/money'
import { catalogueFile, previewCatalogue } from '../../../src/contracts/shop'
import { dirOf } from '../../../src/i18n/languages'
import { badParameter, Refusal } from '../../base/refusal'
import { type PrintedCell, textCell } from '../../export/printCells'
import { type BeginWorkbook, writeWorkbook } from '../../export/xlsx'
import type { AddRoute } from '../../http/addRoute'
import type { AppRequest } from '../../http/appContext'
import { noteExport } from '../../http/securityLog'
import { routeServer } from '../../http/serveRoute'
import type { RouteParts } from '../../http/serverBusiness'
import type { PdfRenderer } from '../../node/pdfRenderer'
import type { RequestContext } from '../../query/requestContext'
import { readTitles } from '../../query/titles'
import { type CatalogueRow, catalogueRows } from './catalogue'
import { catalogueDrawing, MOST_DRAWN } from './catalogueDrawing'
import {
  type CatalogueQuery,
  clientNamed,
  demandReader,
  readCatalogueQuery,
} from './readCatalogueQuery'

/** Maximum rows of a preview. */
const SHOWN = 200
const names = { list: 'catalogo', partner: 'catalogo-tomebamba' } as const

/** Catalogue for a customer or the partner: preview and file (business.md#shop). */
export function catalogueRoutes(
  add: AddRoute,
  { context: { renderPdf, log }, records, linkTo, exportQueue, beginWorkbook }: RouteParts,
) {
  const resource = records.catalogue.resources.get('products')
  if (!resource) return
  const toRequestContext = (c: AppRequest): RequestContext => {
    const [me, language] = [c.get('me'), c.get('language')]
    return { records, resource, me, language }
  }
  const toReader = (c: AppRequest) => {
    const request = toRequestContext(c)
    demandReader(request)
    return request
  }
  const serve = routeServer(add, toReader)
  const serveInTurn = routeServer(add, c => {
    exportQueue.demand(c.get('me').ID)
    return toReader(c)
  })

  serve(previewCatalogue, async (request, { body }) => {
    const query = readCatalogueQuery(request, body)
    const rows = await rowsUpTo(request, query, SHOWN)
    return { rows: rows.slice(0, SHOWN).map(publicRow), isMore: rows.length > SHOWN }
  })

  serveInTurn(catalogueFile, async (request, { body: { format, ...terms } }, c) => {
    const query = readCatalogueQuery(request, terms)
    if (format === 'pdf' && !renderPdf) throw badParameter('format', format)
    await clientNamed(request, query)
    if (format === 'pdf') await rowsToDraw(request, query)
    const name = `${names[query.channel]}-${today(records.clock())}.${format}`
    return { url: linkTo(c)(`${catalogueFile.path}/${name}`, query) }
  })

  // The signed request is validated again with current rights.
  add(`GET ${catalogueFile.path}/:name`, 'signed', async c => {
    const request = toRequestContext(c)
    demandReader(request)
    const query = readCatalogueQuery(request, c.get('request') as CatalogueQuery)
    const name = c.req.param('name') ?? ''
    const isPdf = name.endsWith('.pdf')
    noteExport(c, log, {
      resource: resource.name,
      format: `${query.channel}.${name.split('.').at(-1)}`,
    })
    const parts = async () =>
      isPdf && renderPdf
        ? createPdf(request, query, renderPdf)
        : createSheet(request, query, beginWorkbook)
    const body = await exportQueue.make(request.me.ID, parts)
    c.header('Content-Type', isPdf ? 'application/pdf' : SHEET)
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.body(body)
  })
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows up to one above the limit, to detect more. */
async function rowsUpTo(request: RequestContext, query: CatalogueQuery, most: number) {
  const rows: CatalogueRow[] = []
  for await (const batch of catalogueRows(request, query)) {
    rows.push(...batch)
    if (rows.length > most) break
  }
  return rows
}

const publicRow = ({ SUBTOTAL, IVA, TOTAL, ...row }: CatalogueRow) => ({
  ...row,
  ...{ SUBTOTAL: dollars(SUBTOTAL), IVA: dollars(IVA), TOTAL: dollars(TOTAL) },
})

async function rowsToDraw(request: RequestContext, query: CatalogueQuery) {
  const rows = await rowsUpTo(request, query, MOST_DRAWN)
  if (rows.length <= MOST_DRAWN) return rows
  throw new Refusal(422, 'tooManyRows', { params: { max: MOST_DRAWN } })
}

async function createPdf(request: RequestContext, query: CatalogueQuery, renderPdf: PdfRenderer) {
  const rows = await rowsToDraw(request, query)
  const listName = await listNames(request)
  const { catalogue, clock } = request.records
  const tenant = tenantOf(request.me) ?? ''
  const companies = await readTitles(request, catalogue.get('companies'), [tenant])
  const bytes = await renderPdf(
    catalogueDrawing(query, rows, {
      company: companies.get(tenant) ?? '',
      client: await clientNamed(request, query),
      seller: await readSeller(request),
      list: listName(query.list),
      day: today(clock()),
    }),
  )
  return whole(new Uint8Array(bytes))
}

async function* whole(bytes: Uint8Array) {
  yield bytes
}

async function createSheet(
  request: RequestContext,
  query: CatalogueQuery,
  beginWorkbook: BeginWorkbook,
) {
  const client = await clientNamed(request, query)
  const head = [
    ['CLIENTE', client ?? ''],
    ['VENDEDOR', await readSeller(request)],
  ]
  const print = toCells(query, await listNames(request))
  return writeWorkbook(beginWorkbook, printed(catalogueRows(request, query), print), {
    heads: sheetHeads(query),
    name: client ?? names[query.channel].toUpperCase(),
    dir: dirOf(request.language),
    above: query.channel === 'list' ? head : [],
  })
}

async function listNames(request: RequestContext) {
  const lists = request.records.catalogue.get('price-lists')
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1)
  const titles = await readTitles(request, lists, numbers)
  return (list: number) => titles.get(list) ?? String(list)
}

async function readSeller(request: RequestContext) {
  const users = request.records.catalogue.get('users')
  const [own] = await readTitles(request, users, [request.me.ID])
  return own?.[1] ?? ''
}

async function* printed(
  batches: AsyncIterable<readonly CatalogueRow[]>,
  print: (row: CatalogueRow) => PrintedCell[],
): AsyncGenerator<PrintedCell[][]> {
  for await (const batch of batches) yield batch.map(print)
}

/** Column headings of the catalogue file, equal in every language (business.md#shop). */
const heads: Readonly<Record<CatalogueQuery['channel'], readonly string[]>> = {
  list: ['CODIGO', 'NOMBRE', 'STOCK', 'SUBTOTAL', 'IVA', 'TOTAL'],
  partner: ['ITSA_CODE', 'ITEM_NAME', 'STOCK', 'TIPO_PRECIO', 'SUBTOTAL', 'IVA', 'TOTAL'],
}
const sheetHeads = ({ channel }: CatalogueQuery) => heads[channel]

/** Cells of a line; the partner's includes the price list. */
const toCells =
  ({ channel }: CatalogueQuery, listName: (list: number) => string) =>
  (row: CatalogueRow): PrintedCell[] => [
    textCell(channel === 'partner' ? (row.COD_ITSA ?? '') : row.CODIGO),
    textCell(row.NOMBRE),
    textCell(row.STOCK),
    ...(channel === 'partner' ? [textCell(listName(row.PriceList))] : []),
    ...[row.SUBTOTAL, row.IVA, row.TOTAL].map(
      (amount): PrintedCell => ({ is: 'number', value: dollars(amount), decimals: 2 }),
    ),
  ]
