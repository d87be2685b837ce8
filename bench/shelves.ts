import type { Db } from '../server/db/db'
import { analyse } from '../server/db/statistics'
import { recountRollups } from '../server/query/rollups'
import { plant } from '../server/seed/plant'
import { catalogue } from '../src/catalogue'
import { codeAt, company } from './spread'

const BATCH = 20_000
const LIST = 5
const WAREHOUSES = ['002', '006', '019']

/** A price for nearly every product, and units of two thirds of them in up to three warehouses. */
export async function plantShelves(db: Db, count: number) {
  await add(db, 'price-lists', [{ PriceList: LIST, ListName: 'Mayorista' }])
  await add(
    db,
    'warehouses',
    WAREHOUSES.map(WhsCode => ({ WhsCode, WhsName: `Bodega ${WhsCode}`, CHECKOUT: true })),
  )
  for (let from = 0; from < count; from += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at)
    await add(db, 'prices', some.filter(n => n % 50 !== 7).map(priceAt))
    await add(db, 'stock', some.filter(n => n % 3 !== 0).flatMap(stockAt))
  }
  await db.transaction(async trx => {
    await recountRollups(trx, catalogue)
    await analyse(trx, db.dialect)
  })
}

const priceAt = (n: number) => ({
  CODIGO: codeAt(n),
  PriceList: LIST,
  Price: (500 + ((n * 7919) % 90_000)) / 100,
})
const stockAt = (n: number) =>
  WAREHOUSES.slice(0, 1 + (n % 3)).map((WhsCode, at) => ({
    ...{ CODIGO: codeAt(n), WhsCode, CANTIDAD: 1 + ((n + at) % 40) },
  }))

const add = (db: Db, name: string, records: readonly Record<string, unknown>[]) => {
  const resource = catalogue.get(name)
  const own = resource.company ? company : undefined
  return db.transaction(trx => plant(db, trx, { resource, company: own, records, now: new Date() }))
}
