import { readPublicCode } from '../../../src/base/publicCode'
import { clientCovers, serviceState, warrantyCover } from '../../../src/contracts/service'
import { deviceCode } from '../../../src/domain/devices/imei'
import { count, type Limit } from '../../access/rateLimits'
import { Refusal } from '../../base/refusal'
import type { AddRoute } from '../../http/addRoute'
import type { AppContext } from '../../http/appContext'
import { recordsServer, routeServer } from '../../http/serveRoute'
import type { Records } from '../../query/requestContext'
import { coversOfClient, readCover } from './cover'
import { readServiceState } from './state'

const LONGEST = 60
const needed = ['warranty-orders', 'serials', 'invoices', 'products', 'brands', 'clients', 'users']

/** Warranty of a device by number, or of a customer's devices (business.md#warranty-orders). */
export function serviceRoutes(add: AddRoute, records: Records) {
  if (!needed.every(name => records.catalogue.resources.has(name))) return
  const serve = recordsServer(add, records)
  serve(warrantyCover, async (request, { query }) => {
    const cover = await readCover(request, deviceCode(query.imei).slice(0, LONGEST))
    return cover ?? null
  })
  serve(clientCovers, async (request, { query }) => ({
    result: await coversOfClient(request, query.cliente.slice(0, LONGEST)),
  }))
}

const byAddress: Limit = { name: 'service-state', most: 20, minutes: 10 }

/** Public status of a warranty order, by the code of the receipt. */
export function stateRoutes(add: AddRoute, context: AppContext) {
  const { db, catalogue } = context
  if (![...needed, 'companies'].every(name => catalogue.resources.has(name))) return
  const serve = routeServer(add, async c => {
    await count(context, byAddress, c.env?.address ?? 'unknown')
    return { db, catalogue, language: c.get('language') }
  })
  serve(serviceState, async (parts, { body }) => {
    const code = readPublicCode(body.code)
    if (code === undefined)
      throw new Refusal(422, 'invalid', { errors: { code: { key: 'notPublicCode' } } })
    return readServiceState(parts, code)
  })
}
