import { today } from '../../src/domain/day'
import { dollars } from '../../src/domain/money'
import type { Press } from '../adapters/pdf/press'
import { type CatalogueRow, catalogueRows } from '../areas/shop/catalogue'
import { catalogueDrawing, MOST_DRAWN } from '../areas/shop/catalogueDrawing'
import { type CatalogueWish, clientNamed, readWish } from '../areas/shop/readWish'
import { cellsOf, headsOf } from '../areas/shop/sheetOf'
import type { Log } from '../log'
import type { Asking, Records } from '../records/context'
import type { Cell } from '../records/printCells'
import { readTitles } from '../records/titles'
import { type BeginWorkbook, writeWorkbook } from '../records/xlsx'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import type { ExportTurns } from './exportTurns'
import type { LinkOf } from './linkOf'
import { readObject } from './readJson'
import { noteExport } from './securityLog'

/** As many as one looks through before taking the file. */
const SHOWN = 200
const path = '/hanadb/api/shop/catalogue'
const names = { list: 'catalogo', partner: 'catalogo-tomebamba' } as const

interface Parts {
  readonly records: Records
  readonly linkOf: LinkOf
  readonly press: Press | undefined
  readonly turns: ExportTurns
  readonly sheets: BeginWorkbook
  readonly log: Log
}

/** A catalogue for a customer or for the partner: looked through, then taken as a file (domain.md 5.7). */
export function catalogueRoutes(
  add: AddRoute,
  { records, linkOf, press, turns, sheets, log }: Parts,
) {
  const resource = records.catalogue.resources.get('products')
  if (!resource) return
  const askingOf = (c: AppRequest): Asking => {
    const [me, language] = [c.get('me'), c.get('language')]
    return { records, resource, me, language }
  }

  add(`POST ${path}`, { policy: 'schema', reads: true }, async c => {
    const asking = askingOf(c)
    const wish = readWish(asking, await readObject(c))
    const rows = await rowsUpTo(asking, wish, SHOWN)
    return c.json({ rows: rows.slice(0, SHOWN).map(told), isMore: rows.length > SHOWN })
  })

  add(`POST ${path}/export`, { policy: 'schema', reads: true }, async c => {
    const asking = askingOf(c)
    turns.demand(asking.me.ID)
    const { format, ...body } = await readObject(c)
    const wish = readWish(asking, body)
    if (format !== 'xlsx' && !(format === 'pdf' && press))
      throw new Refusal(400, 'unknownParameter', { params: { name: 'format' } })
    await clientNamed(asking, wish)
    if (format === 'pdf') await rowsToDraw(asking, wish)
    const name = `${names[wish.channel]}-${today(records.clock())}.${format}`
    return c.json({ url: await linkOf(c)(`${path}/export/${name}`, wish) })
  })

  // What the address froze is checked anew, with the rights of this moment.
  add(`GET ${path}/export/:name`, 'signed', async c => {
    const asking = askingOf(c)
    const wish = readWish(asking, c.get('request') as Record<string, unknown>)
    const name = c.req.param('name') ?? ''
    const isPdf = name.endsWith('.pdf')
    noteExport(c, log, {
      resource: resource.name,
      format: `${wish.channel}.${name.split('.').at(-1)}`,
    })
    const parts = async () =>
      isPdf && press ? pdfOf(asking, wish, press) : sheetOf(asking, wish, sheets)
    const body = await turns.make(asking.me.ID, parts)
    c.header('Content-Type', isPdf ? 'application/pdf' : SHEET)
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.body(body)
  })
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** One more than so many, where there are more. */
async function rowsUpTo(asking: Asking, wish: CatalogueWish, most: number) {
  const rows: CatalogueRow[] = []
  for await (const batch of catalogueRows(asking, wish)) {
    rows.push(...batch)
    if (rows.length > most) break
  }
  return rows
}

const told = ({ SUBTOTAL, IVA, TOTAL, ...row }: CatalogueRow) => ({
  ...row,
  ...{ SUBTOTAL: dollars(SUBTOTAL), IVA: dollars(IVA), TOTAL: dollars(TOTAL) },
})

async function rowsToDraw(asking: Asking, wish: CatalogueWish) {
  const rows = await rowsUpTo(asking, wish, MOST_DRAWN)
  if (rows.length <= MOST_DRAWN) return rows
  throw new Refusal(422, 'tooManyRows', { params: { max: MOST_DRAWN } })
}

async function pdfOf(asking: Asking, wish: CatalogueWish, press: Press) {
  const rows = await rowsToDraw(asking, wish)
  const listName = await listNames(asking)
  const { catalogue, clock } = asking.records
  const companies = await readTitles(asking, catalogue.get('companies'), [asking.me.EMPRESA ?? ''])
  const bytes = await press(
    catalogueDrawing(wish, rows, {
      company: companies[0]?.[1] ?? '',
      client: await clientNamed(asking, wish),
      seller: await sellerOf(asking),
      list: listName(wish.list),
      day: today(clock()),
    }),
  )
  return whole(new Uint8Array(bytes))
}

async function* whole(bytes: Uint8Array) {
  yield bytes
}

async function sheetOf(asking: Asking, wish: CatalogueWish, sheets: BeginWorkbook) {
  const client = await clientNamed(asking, wish)
  const head = [
    ['CLIENTE', client ?? ''],
    ['VENDEDOR', await sellerOf(asking)],
  ]
  const print = cellsOf(wish, await listNames(asking))
  return writeWorkbook(sheets, printed(catalogueRows(asking, wish), print), {
    heads: headsOf(wish),
    name: client ?? names[wish.channel].toUpperCase(),
    language: asking.language,
    above: wish.channel === 'list' ? head : [],
  })
}

async function listNames(asking: Asking) {
  const lists = asking.records.catalogue.get('price-lists')
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1)
  const titles = new Map(await readTitles(asking, lists, numbers))
  return (list: number) => titles.get(list) ?? String(list)
}

async function sellerOf(asking: Asking) {
  const users = asking.records.catalogue.get('users')
  const [own] = await readTitles(asking, users, [asking.me.ID])
  return own?.[1] ?? ''
}

async function* printed(
  batches: AsyncIterable<readonly CatalogueRow[]>,
  print: (row: CatalogueRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const batch of batches) yield batch.map(print)
}
