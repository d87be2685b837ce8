import type { Role } from '../../../src/base/business'
import { cents } from '../../../src/base/money'
import { USUAL_LIST } from '../../../src/domain/checkout/priceList'
import type { WantedLine } from '../../../src/domain/checkout/quote'
import { buyingRoles, canSelectPriceList } from '../../../src/domain/checkout/sellers'
import type { DbReader } from '../../db/db'
import { findRows } from '../../query/findRows'
import { withNextValue } from '../../query/nextValue'
import type { RecordDraft, RequestContext } from '../../query/requestContext'
import { activeRows } from '../../query/scope'

export interface Priced {
  readonly PriceList: number
  /** In cents. */
  readonly price: number
}
export interface LinePrice {
  /** Price the user sees and pays: the partner's own for its sales agents. */
  readonly ownPrice: Priced | undefined
  readonly partner: Priced | undefined
}
/** Today's price of each line for the customer, by product code. */
export async function priceLines(
  db: DbReader,
  request: RequestContext,
  { lines, list }: { lines: readonly WantedLine[]; list: number | null },
): Promise<ReadonlyMap<string, LinePrice>> {
  const { me, records } = request
  const where = { CODIGO: lines.map(({ CODIGO }) => CODIGO) }
  const readRows = async (name: string) => {
    const resource = records.catalogue.get(name)
    const rows = await findRows(db, resource, { scope: activeRows(resource, me), where })
    return rows.map(row => withNextValue(resource, row, records))
  }
  const isPartner = me.ROLE === '0'
  const nets = byCode(await readRows('prices'), 'PriceList', 'Price')
  const partners = isPartner
    ? byCode(await readRows('partner-prices'), 'PRICE_LIST', 'PRICE')
    : new Map()
  return new Map(
    lines.map(({ CODIGO, PriceList }): [string, LinePrice] => {
      const order = listsFor(me.ROLE, { own: list, selectedList: PriceList })
      const own: readonly Priced[] = partners.get(CODIGO) ?? []
      const partner = firstPrice(own, [PriceList, USUAL_LIST]) ?? own[0]
      return [
        CODIGO,
        { ownPrice: isPartner ? partner : firstPrice(nets.get(CODIGO), order), partner },
      ]
    }),
  )
}

/** Price lists to try, in order. */
function listsFor(
  role: Role,
  { own, selectedList }: { readonly own: number | null; readonly selectedList: number | null },
): readonly (number | null)[] {
  // Customers buy from one list.
  if (buyingRoles.includes(role)) return [own ?? USUAL_LIST]
  return canSelectPriceList.includes(role)
    ? [selectedList, own, USUAL_LIST]
    : [own, selectedList, USUAL_LIST]
}

const firstPrice = (prices: readonly Priced[] = [], lists: readonly (number | null)[]) =>
  lists
    .map(list => prices.find(({ PriceList }) => PriceList === list))
    .find(price => price !== undefined)

function byCode(rows: readonly RecordDraft[], list: string, price: string) {
  const prices = new Map<string, Priced[]>()
  for (const row of rows) {
    const code = String(row.CODIGO)
    const priced = { PriceList: Number(row[list]), price: cents(row[price]) ?? 0 }
    prices.set(code, [...(prices.get(code) ?? []), priced])
  }
  return prices
}
