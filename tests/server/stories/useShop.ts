import type { StoredValue } from '../../../server/db/db'
import type { RoleCode } from '../../../src/domain/accounts/roles'
import type { Client, Json } from '../client'
import { useServer } from '../useServer'

export const ACME = '0190000000001'
/** Goods without an IMEI. */
export const accessories = { SIN_SERIE: true }

/** A company that sells two phones from one warehouse, with everybody involved in an order. */
export function useShop(options?: Parameters<typeof useServer>[0]) {
  const server = useServer(options)

  /** `goods`: further values of all products. */
  async function open(goods: object = {}) {
    const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME], COMPANY: 'HT' })
    const of = { EMPRESA: ACME }
    await server.insert('warehouses', { ...of, WhsCode: '019', WhsName: 'Centro' })
    await server.insert('bank-accounts', { ...of, AcctCode: '1.1', AcctName: 'Banco · 1' })
    await server.insert('categories', { ...of, CODIGO: '108', NOMBRE: 'CELULARES' })
    await server.insert('brands', { ...of, CODIGO: '02', NOMBRE: 'Norte' })
    for (const CODIGO of ['10.02.001', '10.02.002', '06.04.16'])
      await boss.post('/hanadb/api/products', {
        ...{ CODIGO, NOMBRE: `Producto ${CODIGO}`, CATEGORIA: '108', MARCA: '02', COSTO: 80 },
        ...goods,
      })
    for (const CODIGO of ['10.02.001', '10.02.002'])
      await boss.post('/hanadb/api/stock', { CODIGO, WhsCode: '019', CANTIDAD: 10 })
    const people = { boss } as Record<string, Client> & { boss: Client }
    const join = async (name: string, role: RoleCode, more: object = {}) => {
      const lists = { EMPRESAS: [ACME], WAREHOUSE: ['019'] }
      people[name] = await server.as(role, { ...of, COMPANY: 'HT', ...lists, ...more })
    }
    await join('seller', '7')
    await join('credit', '9')
    await join('warehouse', '8')
    const client = await boss.post('/hanadb/api/clients', {
      ...{ Cliente: 'Tienda Sol', RUC: '0102030405', Tipo: 106, Celular: '0991234567' },
      ...{ SlpCode: people.seller?.ID, COMPANY: 'HT', GroupNum: 4, CreditLine: 5_000 },
    })
    return { ...people, client: client.body.ID, join, people } as unknown as Shop
  }

  /** An order as created by the checkout. */
  async function place(shop: Shop, more: object = {}) {
    const created = await shop.credit.post('/hanadb/api/invoices', {
      CLIENTEID: shop.client,
      BODEGA: '019',
      FORMADEPAGO: '4',
      ITEMS: [
        { PRODUCTO_ID: '10.02.001', CANTIDAD: 4, PRECIOUNITARIOVENTA: 100 },
        { PRODUCTO_ID: '06.04.16', CANTIDAD: 1, PRECIOUNITARIOVENTA: 3 },
      ],
      ...more,
    })
    return following(`/hanadb/api/invoices/${created.body.ID}`, created.body)
  }

  /** Writes values that no client may write: the initial state of a story's order. */
  const begin = async (ID: unknown, values: object) =>
    void (await server.db.write
      .updateTable('PEDIDO')
      .set(values)
      .where('ID', '=', ID as StoredValue)
      .execute())

  const outbox = async () =>
    (await server.db.read.selectFrom('_OUTBOX').selectAll().orderBy('ID').execute()).map(
      row => `${row.SYSTEM}.${row.CALL}`,
    )
  const noticesOf = async (user: Client) =>
    (
      await server.db.read
        .selectFrom('_NOTICE')
        .selectAll()
        .where('USER_ID', '=', user.ID)
        .where('KIND', '=', 'flow')
        .orderBy('ID')
        .execute()
    ).map(row => (JSON.parse(String(row.TEXT)) as { en: string }).en)

  async function file(user: Client, resource: string, FIELD: string) {
    const ID = crypto.randomUUID()
    const meta = { NAME: 'firma.pdf', TYPE: 'application/pdf', SIZE: 5, CREATED_BY: user.ID }
    const CREATED_AT = new Date().toISOString()
    await server.db.write
      .insertInto('_FILE')
      .values({ ID, RESOURCE: resource, FIELD, ...meta, CREATED_AT })
      .execute()
    return { id: ID }
  }

  return { server, open, place, begin, outbox, noticesOf, file }
}

export interface Shop {
  readonly boss: Client
  readonly seller: Client
  readonly credit: Client
  readonly warehouse: Client
  readonly client: string
  readonly people: Record<string, Client>
  join(name: string, role: RoleCode, more?: object): Promise<void>
}

/** A record with its transitions, each sent with the current version. */
export function following(path: string, body: Json) {
  return {
    path,
    body,
    async move(user: Client, name: string, answers: object = {}) {
      const now = await user.get(path)
      const headers = { 'if-match': String(now.body._VERSION), 'accept-language': 'en' }
      return user.post(`${path}/flow/${name}`, answers, headers)
    },
    async change(user: Client, changes: object) {
      const now = await user.get(path)
      return user.put(path, changes, { 'if-match': String(now.body._VERSION) })
    },
  }
}
