import { deviceCode } from '../../src/domain/imei'
import { readPublicCode } from '../../src/domain/publicCode'
import { coverOf, coversOfClient } from '../areas/service/cover'
import { stateOf } from '../areas/service/state'
import type { Asking, Records } from '../records/context'
import { demand } from '../records/forbid'
import { count, type Limit } from '../records/limits'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { readObject } from './readJson'

const PATH = '/hanadb/api/technical_service'
const LONGEST = 60
const needed = ['warranty-orders', 'serials', 'invoices', 'products', 'brands', 'clients', 'users']

/** Whether a device is under cover: by its number, or by who bought it (domain.md 3.6). */
export function serviceRoutes(add: AddRoute, records: Records) {
  const resource = records.catalogue.resources.get('warranty-orders')
  if (!resource || !needed.every(name => records.catalogue.resources.has(name))) return
  const asked = (c: AppRequest): Asking => {
    const asking = { records, resource, me: c.get('me'), language: c.get('language') }
    demand(asking, 'read')
    return asking
  }

  add(`GET ${PATH}/garantia_imei_sap`, 'schema', async c => {
    const code = deviceCode(c.req.query('imei') ?? '').slice(0, LONGEST)
    const cover = await coverOf(asked(c), code)
    return cover ? c.json(cover) : c.body(null, 204)
  })

  add(`GET ${PATH}/garantias_cliente`, 'schema', async c => {
    const client = (c.req.query('cliente') ?? '').slice(0, LONGEST)
    return c.json({ result: await coversOfClient(asked(c), client) })
  })
}

const byAddress: Limit = { name: 'service-state', most: 20, minutes: 10 }

/** A customer asks how their order stands, by the code of the receipt; it stands in no address. */
export function stateRoutes(add: AddRoute, context: AppContext) {
  const { db, catalogue } = context
  if (![...needed, 'companies'].every(name => catalogue.resources.has(name))) return
  add('POST /hanadb/api/service-state', 'public', async c => {
    await count(context, byAddress, c.env?.address ?? 'unknown')
    const { code } = await readObject(c)
    const read = typeof code === 'string' ? readPublicCode(code) : undefined
    if (read === undefined)
      throw new Refusal(422, 'invalid', { errors: { code: { key: 'notPublicCode' } } })
    return c.json(await stateOf({ db, catalogue, language: c.get('language') }, read))
  })
}
