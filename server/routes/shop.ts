import { shopSorts } from '../../src/domain/checkout/sorts'
import { cents } from '../../src/domain/money'
import { lastSalesOf } from '../areas/shop/lastSales'
import { salesOf } from '../areas/shop/sales'
import { readShop, type ShopQuery } from '../areas/shop/shop'
import type { Asking, Records } from '../records/context'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import type { LinkOf } from './linkOf'
import { demandParameters } from './readQuery'
import { answers, type Row } from './recordAnswers'

const MOST = 200
const DEEPEST = 1_000_000

/** What is sold, with prices: `GET /hanadb/api/shop?filter&list&from&to&stocked&sort&offset&limit`. */
export function shopRoutes(add: AddRoute, records: Records, linkOf: LinkOf) {
  const resource = records.catalogue.resources.get('products')
  if (!resource) return
  const { withFiles } = answers(records, linkOf)

  add('GET /hanadb/api/shop', 'schema', async c => {
    const asking: Asking = { records, resource, me: c.get('me'), language: c.get('language') }
    const { offers, ...rest } = await readShop(asking, readQuery(c))
    await withFiles(c, resource, offers as unknown as Row[])
    return c.json({ offers, ...rest })
  })

  add('GET /hanadb/api/products/:id/sales', 'schema', async c => {
    const asking: Asking = { records, resource, me: c.get('me'), language: c.get('language') }
    return c.json(await salesOf(asking, c.req.param('id') ?? ''))
  })

  const clients = records.catalogue.resources.get('clients')
  if (!clients) return
  add('GET /hanadb/api/clients/:id/last-sales', 'schema', async c => {
    const asking = { records, resource: clients, me: c.get('me'), language: c.get('language') }
    return c.json(await lastSalesOf(asking, c.req.param('id') ?? ''))
  })
}

const SHOP = ['filter', 'list', 'from', 'to', 'stocked', 'pictured', 'sort', 'offset', 'limit']

function readQuery(c: AppRequest): ShopQuery {
  demandParameters(c, SHOP)
  const {
    filter,
    list,
    from,
    to,
    stocked,
    pictured,
    sort = 'available',
    offset,
    limit,
  } = c.req.query()
  const order = shopSorts.find(each => each === sort)
  if (!order) throw new Refusal(400, 'badSort')
  return {
    filter: readJson(filter),
    list: whole('list', list, { otherwise: 5, most: 99 }),
    from: amount('from', from),
    to: amount('to', to),
    stocked: truth('stocked', stocked) === true,
    sort: order,
    ...(truth('pictured', pictured) === false && { pictured: false }),
    offset: whole('offset', offset, { otherwise: 0, most: DEEPEST }),
    limit: whole('limit', limit, { otherwise: 50, most: MOST }),
  }
}

function truth(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined || text === '') return undefined
  if (text !== 'true' && text !== 'false') throw badValue(name)
  return text === 'true'
}

function readJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Said as every list says it.
    throw new Refusal(400, 'badFilter')
  }
}

interface Range {
  readonly otherwise: number
  readonly most: number
}
function whole(name: string, text: string | undefined, { otherwise, most }: Range): number {
  if (text === undefined || text === '') return otherwise
  const value = /^\d{1,7}$/.test(text) ? Number(text) : -1
  if (value < 0 || value > most) throw badValue(name)
  return value
}

function amount(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const value = cents(text)
  if (value === undefined || value < 0) throw badValue(name)
  return value
}

const badValue = (name: string) => new Refusal(400, 'badFilterValue', { params: { name } })
