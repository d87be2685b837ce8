import type { Role } from '../../../src/base/business'
import { cents } from '../../../src/base/money'
import { USUAL_LIST } from '../../../src/domain/checkout/priceList'
import type { WantedLine } from '../../../src/domain/checkout/quote'
import { buyingRoles, choosesLists } from '../../../src/domain/checkout/sellers'
import type { Db, Trx } from '../../db/db'
import type { RequestContext } from '../../query/requestContext'
import { rowsAmong } from '../../query/rowsAmong'
import { livingOf } from '../../query/scope'

export interface Priced {
  readonly PriceList: number
  /** In cents. */
  readonly price: number
}
export interface LinePrice {
  /** Price the user sees and pays: the partner's own for its sales agents. */
  readonly seen: Priced | undefined
  readonly partner: Priced | undefined
}
interface Pricing {
  readonly lines: readonly WantedLine[]
  readonly list: number | null
}

/** Current price of each line for the customer, by product code. */
export async function priceLines(
  db: Trx | Db['read'],
  request: RequestContext,
  { lines, list }: Pricing,
): Promise<ReadonlyMap<string, LinePrice>> {
  const { me, records } = request
  const where = { CODIGO: lines.map(({ CODIGO }) => CODIGO) }
  const rowsOf = (name: string) => {
    const resource = records.catalogue.get(name)
    return rowsAmong(db, resource, { among: livingOf(resource, me), where })
  }
  const isPartner = me.ROLE === '0'
  const nets = byCode(await rowsOf('prices'), 'PriceList', 'Price')
  const partners = isPartner
    ? byCode(await rowsOf('partner-prices'), 'PRICE_LIST', 'PRICE')
    : new Map()
  return new Map(
    lines.map(({ CODIGO, PriceList }): [string, LinePrice] => {
      const order = listsFor(me.ROLE, { own: list, chosen: PriceList })
      const own: readonly Priced[] = partners.get(CODIGO) ?? []
      const partner = firstOf(own, [PriceList, USUAL_LIST]) ?? own[0]
      return [CODIGO, { seen: isPartner ? partner : firstOf(nets.get(CODIGO), order), partner }]
    }),
  )
}

/** Price lists to try, in order. */
function listsFor(
  role: Role,
  { own, chosen }: { readonly own: number | null; readonly chosen: number | null },
): readonly (number | null)[] {
  // Customers buy from one list.
  if (buyingRoles.includes(role)) return [own ?? USUAL_LIST]
  return choosesLists.includes(role) ? [chosen, own, USUAL_LIST] : [own, chosen, USUAL_LIST]
}

const firstOf = (prices: readonly Priced[] = [], lists: readonly (number | null)[]) =>
  lists
    .map(list => prices.find(({ PriceList }) => PriceList === list))
    .find(found => found !== undefined)

function byCode(rows: readonly Record<string, unknown>[], list: string, price: string) {
  const found = new Map<string, Priced[]>()
  for (const row of rows) {
    const code = String(row.CODIGO)
    const priced = { PriceList: Number(row[list]), price: cents(row[price]) ?? 0 }
    found.set(code, [...(found.get(code) ?? []), priced])
  }
  return found
}
