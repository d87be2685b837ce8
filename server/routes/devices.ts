import { deviceCode } from '../../src/domain/imei'
import { findDevices } from '../areas/devices/find'
import { lifeOf } from '../areas/devices/life'
import { checkCodes, type Loading, loadCodes } from '../areas/devices/load'
import { once } from '../idempotency'
import type { Asking, Records } from '../records/context'
import { demand } from '../records/forbid'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import { bodyReader } from './bodyReader'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import { type Body, readObject } from './readJson'

const PATH = '/hanadb/api/imeis'
/** Numbers asked about at once. */
const MOST = 1000
const LONGEST = 60

/** Devices by their numbers, wherever they stand; and putting them into an order. */
export function deviceRoutes(add: AddRoute, records: Records) {
  const resource = records.catalogue.resources.get('serials')
  if (!resource || !records.catalogue.resources.has('devices')) return
  const asked = (c: AppRequest): Asking => ({
    ...{ records, resource },
    ...{ me: c.get('me'), language: c.get('language') },
  })

  add(`POST ${PATH}/find`, { policy: 'schema', reads: true }, async c => {
    const { codes } = bodyReader(await readObject(c), ['codes'])
    return c.json({ devices: await findDevices(asked(c), codesOf(codes.value)) })
  })

  add(`GET ${PATH}/:code`, 'schema', async c => {
    const code = deviceCode(c.req.param('code') ?? '').slice(0, LONGEST)
    const life = await lifeOf(asked(c), code)
    return life ? c.json(life) : c.body(null, 204)
  })

  add(`POST ${PATH}/check`, { policy: 'schema', reads: true }, async c => {
    const asking = asked(c)
    demand(asking, 'read')
    return c.json({ codes: await checkCodes(asking, readLoading(await readObject(c))) })
  })

  add(`POST ${PATH}/load`, 'schema', async c => {
    const asking = asked(c)
    demand(asking, 'create')
    const body = await readObject(c)
    const loading = readLoading(body)
    const { body: codes } = await once(records.db, intentionOf(c, asking, body), async trx => ({
      status: 200,
      body: await loadCodes(trx, asking, loading),
    }))
    return c.json({ codes })
  })
}

function readLoading(body: Body): Loading {
  const { order, product, codes } = bodyReader(body, ['order', 'product', 'codes'])
  return {
    order: order.key(),
    product: product.value === null ? null : product.text(),
    codes: codesOf(codes.value),
  }
}

/** One that is too long (two glued by a scanner) is cut: no device's number, and told so beside the others. */
function codesOf(value: unknown): readonly string[] {
  const isText = (code: unknown): code is string => typeof code === 'string'
  if (!Array.isArray(value) || value.length > MOST || !value.every(isText))
    throw new Refusal(422, 'invalid', { errors: { codes: { key: 'notList' } } })
  return value.map(code => deviceCode(code).slice(0, LONGEST)).filter(code => code !== '')
}
