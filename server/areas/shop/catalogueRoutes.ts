import { today } from '../../../src/base/day'
import { dollars } from '../../../src/base/money'
import { catalogue, catalogueFile } from '../../../src/contracts/shop'
import type { Log } from '../../base/log'
import { badParameter, Refusal } from '../../base/refusal'
import type { ExportQueue } from '../../export/exportQueue'
import type { PrintedCell } from '../../export/printCells'
import { type BeginWorkbook, writeWorkbook } from '../../export/xlsx'
import type { AddRoute } from '../../http/addRoute'
import type { AppRequest } from '../../http/appContext'
import type { LinkOf } from '../../http/linkOf'
import { noteExport } from '../../http/securityLog'
import { routeServer } from '../../http/serveRoute'
import type { Press } from '../../node/press'
import type { Records, RequestContext } from '../../query/requestContext'
import { readTitles } from '../../query/titles'
import { type CatalogueRow, catalogueRows } from './catalogue'
import { catalogueDrawing, MOST_DRAWN } from './catalogueDrawing'
import { type CatalogueQuery, clientNamed, demandReader, readCatalogueQuery } from './readWish'
import { cellsOf, headsOf } from './sheetOf'

/** Maximum rows of a preview. */
const SHOWN = 200
const names = { list: 'catalogo', partner: 'catalogo-tomebamba' } as const

interface Parts {
  readonly records: Records
  readonly linkOf: LinkOf
  readonly press: Press | undefined
  readonly turns: ExportQueue
  readonly sheets: BeginWorkbook
  readonly log: Log
}

/** Catalogue for a customer or the partner: preview and file (business.md#shop). */
export function catalogueRoutes(
  add: AddRoute,
  { records, linkOf, press, turns, sheets, log }: Parts,
) {
  const resource = records.catalogue.resources.get('products')
  if (!resource) return
  const requestContextOf = (c: AppRequest): RequestContext => {
    const [me, language] = [c.get('me'), c.get('language')]
    return { records, resource, me, language }
  }
  const readerOf = (c: AppRequest) => {
    const request = requestContextOf(c)
    demandReader(request)
    return request
  }
  const serve = routeServer(add, readerOf)
  const serveInTurn = routeServer(add, c => {
    turns.demand(c.get('me').ID)
    return readerOf(c)
  })

  serve(catalogue, async (request, { body }) => {
    const wish = readCatalogueQuery(request, body)
    const rows = await rowsUpTo(request, wish, SHOWN)
    return { rows: rows.slice(0, SHOWN).map(told), isMore: rows.length > SHOWN }
  })

  serveInTurn(catalogueFile, async (request, { body: { format, ...terms } }, c) => {
    const wish = readCatalogueQuery(request, terms)
    if (format === 'pdf' && !press) throw badParameter('format', format)
    await clientNamed(request, wish)
    if (format === 'pdf') await rowsToDraw(request, wish)
    const name = `${names[wish.channel]}-${today(records.clock())}.${format}`
    return { url: await linkOf(c)(`${catalogueFile.path}/${name}`, wish) }
  })

  // The signed request is validated again with current rights.
  add(`GET ${catalogueFile.path}/:name`, 'signed', async c => {
    const request = requestContextOf(c)
    demandReader(request)
    const wish = readCatalogueQuery(request, c.get('request') as CatalogueQuery)
    const name = c.req.param('name') ?? ''
    const isPdf = name.endsWith('.pdf')
    noteExport(c, log, {
      resource: resource.name,
      format: `${wish.channel}.${name.split('.').at(-1)}`,
    })
    const parts = async () =>
      isPdf && press ? pdfOf(request, wish, press) : sheetOf(request, wish, sheets)
    const body = await turns.make(request.me.ID, parts)
    c.header('Content-Type', isPdf ? 'application/pdf' : SHEET)
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.body(body)
  })
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows up to one above the limit, to detect more. */
async function rowsUpTo(request: RequestContext, wish: CatalogueQuery, most: number) {
  const rows: CatalogueRow[] = []
  for await (const batch of catalogueRows(request, wish)) {
    rows.push(...batch)
    if (rows.length > most) break
  }
  return rows
}

const told = ({ SUBTOTAL, IVA, TOTAL, ...row }: CatalogueRow) => ({
  ...row,
  ...{ SUBTOTAL: dollars(SUBTOTAL), IVA: dollars(IVA), TOTAL: dollars(TOTAL) },
})

async function rowsToDraw(request: RequestContext, wish: CatalogueQuery) {
  const rows = await rowsUpTo(request, wish, MOST_DRAWN)
  if (rows.length <= MOST_DRAWN) return rows
  throw new Refusal(422, 'tooManyRows', { params: { max: MOST_DRAWN } })
}

async function pdfOf(request: RequestContext, wish: CatalogueQuery, press: Press) {
  const rows = await rowsToDraw(request, wish)
  const listName = await listNames(request)
  const { catalogue, clock } = request.records
  const companies = await readTitles(request, catalogue.get('companies'), [
    request.me.EMPRESA ?? '',
  ])
  const bytes = await press(
    catalogueDrawing(wish, rows, {
      company: companies[0]?.[1] ?? '',
      client: await clientNamed(request, wish),
      seller: await sellerOf(request),
      list: listName(wish.list),
      day: today(clock()),
    }),
  )
  return whole(new Uint8Array(bytes))
}

async function* whole(bytes: Uint8Array) {
  yield bytes
}

async function sheetOf(request: RequestContext, wish: CatalogueQuery, sheets: BeginWorkbook) {
  const client = await clientNamed(request, wish)
  const head = [
    ['CLIENTE', client ?? ''],
    ['VENDEDOR', await sellerOf(request)],
  ]
  const print = cellsOf(wish, await listNames(request))
  return writeWorkbook(sheets, printed(catalogueRows(request, wish), print), {
    heads: headsOf(wish),
    name: client ?? names[wish.channel].toUpperCase(),
    language: request.language,
    above: wish.channel === 'list' ? head : [],
  })
}

async function listNames(request: RequestContext) {
  const lists = request.records.catalogue.get('price-lists')
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1)
  const titles = new Map(await readTitles(request, lists, numbers))
  return (list: number) => titles.get(list) ?? String(list)
}

async function sellerOf(request: RequestContext) {
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
