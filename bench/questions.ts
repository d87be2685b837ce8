import type { Request } from 'autocannon'
import { type Db, sql } from '../server/db/db'
import { cursorMaker } from '../server/query/list/cursor'
import { catalogue } from '../src/catalogue'
import type { Resource } from '../src/model/fields/resource'
import { always } from '../src/model/rules/rule'
import type { Exported } from './exporting'
import { codeAt, company, filters, searches } from './spread'

const path = '/hanadb/api/products'
const exported = { path, columns: ['CODIGO', 'NOMBRE', 'MARCA', 'STATUS'] }

/** A request to the server, and the bare query with the same result. */
export interface Question {
  readonly name: string
  readonly requests: readonly Request[]
  /** Measured while three people export the whole list. */
  readonly whileExporting?: Exported
  readonly bare?: { readonly sql: string; readonly parameters: readonly (readonly unknown[])[] }
}

const list = (more: Readonly<Record<string, unknown>>): Request => {
  const words = Object.entries({ range: [0, 24], ...more }).map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  )
  return { path: `${path}?${words.join('&')}` }
}

const page = (where: string) =>
  `select * from "PRODUCTO" where "EMPRESA" = '${company}' and "_DELETED_AT" is null` +
  ` and ${where} order by "NOMBRE_F", "CODIGO" limit 25`

/** The requests of the budget, over `count` products. */
export async function questionsOf(db: Db, count: number): Promise<Question[]> {
  const mark = (at: number) => (db.dialect === 'sqlite' ? '?' : `$${at}`)
  const names = (filter: object) => Object.keys(filter)
  const narrow = filters.filter(filter => names(filter).includes('MARCA'))
  const deep = await placeAt(db, catalogue.get('products'), Math.floor(count * 0.8))
  const codes = Array.from({ length: 1000 }, (_, n) => codeAt((n * 7919) % count))
  const one = codes.map(code => ({ path: `${path}/${code}` }))
  return [
    { name: 'health', requests: [{ path: '/health' }] },
    {
      name: 'list, filtered',
      requests: filters.map(filter => list({ filter, sort: ['NOMBRE', 'ASC'] })),
      bare: {
        sql: page(`"CATEGORIA" = ${mark(1)} and "MARCA" = ${mark(2)}`),
        parameters: narrow.map(filter => Object.values(filter)),
      },
    },
    {
      name: 'first page, unfiltered',
      requests: [list({ sort: ['NOMBRE', 'ASC'] })],
      bare: { sql: page('1 = 1'), parameters: [[]] },
    },
    {
      name: 'text search',
      requests: searches.map(q => list({ filter: { q }, sort: ['NOMBRE', 'ASC'] })),
    },
    {
      name: 'get one',
      requests: one,
      bare: {
        sql: `select * from "PRODUCTO" where "EMPRESA" = '${company}' and "CODIGO" = ${mark(1)}`,
        parameters: codes.map(code => [code]),
      },
    },
    { name: 'get one, three export', requests: one, whileExporting: exported },
    { name: 'create', requests: [creating()] },
    {
      name: 'page at 80 % depth',
      requests: [list({ sort: ['NOMBRE', 'ASC'], after: deep.token })],
      bare: {
        sql: page(`("NOMBRE_F", "CODIGO") > (${mark(1)}, ${mark(2)})`),
        parameters: [[deep.sorted, deep.code]],
      },
    },
  ]
}

function creating(): Request {
  let next = 0
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    setupRequest: request => {
      const n = next++
      const body = JSON.stringify({
        CODIGO: `NEW.${process.pid}.${n}`,
        NOMBRE: `Celular nuevo número ${n}`,
        SKU: `NEW-${process.pid}-${n}`,
        CATEGORIA: '108',
        MARCA: '43',
        COSTO: 99.5,
      })
      return { ...request, body }
    },
  }
}

/** Where a list by name stands after `offset` rows. */
export async function placeAt(db: Db, resource: Resource, offset: number) {
  const key = resource.key.name
  const columns = [
    { name: 'NOMBRE_F', store: 'text' },
    { name: key, store: resource.key.store },
    { name: 'NOMBRE', store: 'text' },
  ] as const
  const [row] = await db.tuples(
    columns,
    sql`from ${sql.table(resource.table)} order by "NOMBRE_F", ${sql.ref(key)} limit 1 offset ${offset}`,
  )
  const query = { where: always, words: [], sort: { field: 'NOMBRE', order: 'ASC' } } as const
  const cursor = cursorMaker(resource, { ...query, offset: 0, limit: 25 }, columns)
  const [sorted, code, name] = row ?? []
  return { token: cursor(row) ?? '', sorted, code, name: String(name) }
}
