import { readPublicCode } from '../../../src/base/publicCode'
import { type Language, languageFor } from '../../../src/base/text'
import {
  clientCovers,
  type ServiceState,
  serviceState,
  warrantyCover,
} from '../../../src/contracts/service'
import { roleCodes } from '../../../src/domain/accounts/roles'
import { deviceCode } from '../../../src/domain/devices/imei'
import { systemUserAs } from '../../../src/model/access/systemUser'
import type { Catalogue } from '../../../src/model/fields/resource'
import { count, type Limit } from '../../access/rateLimits'
import { Refusal } from '../../base/refusal'
import type { Db } from '../../db/db'
import type { AddRoute } from '../../http/addRoute'
import type { AppContext } from '../../http/appContext'
import { recordsServer, routeServer } from '../../http/serveRoute'
import { findRows } from '../../query/findRows'
import type { Records } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { rowsByCode } from '../../read/rowsByCode'
import { coversOfClient, readCover } from './cover'

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
    // whoever brings a code is a customer
    return { db, catalogue, language: languageFor(c.get('language'), roleCodes.customer) }
  })
  serve(serviceState, async (parts, { body }) => {
    const code = readPublicCode(body.code)
    if (code === undefined)
      throw new Refusal(422, 'invalid', { errors: { code: { key: 'notPublicCode' } } })
    return readServiceState(parts, code)
  })
}

interface Parts {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly language: Language
}

/** Visitor identity: the code is the only key, and the answer is limited below. */
const visitor = (company: string | null) => systemUserAs('10', company)

/** Status of an order for holders of its code, without names, prices and addresses. */
async function readServiceState({ db, catalogue, language }: Parts, code: string) {
  const resource = catalogue.get('warranty-orders')
  const field = resource.fields.get('CODIGO_PUBLICO')
  const state = resource.fields.get('ESTADO')
  if (!field || !state) throw new Refusal(404, 'noSuchCode')
  const companies = catalogue.get('companies')
  const all = await findRows(db.read, companies, {
    scope: activeRows(companies, visitor(null)),
    where: {},
  })
  for (const company of all) {
    const among = activeRows(resource, visitor(String(company[companies.key.name])))
    const [order] = await rowsByCode(db.read, { resource, field }, { scope: among, codes: [code] })
    if (order)
      return {
        ID_ORDEN: order.ID_ORDEN,
        NOM_PRODUCTO: order.NOM_PRODUCTO,
        IMEI: String(order.IMEI_SERIE).slice(-4),
        ESTADO: order.ESTADO,
        estado: state.print(order.ESTADO, language),
        FECHA_CREACION: order.FECHA_CREACION,
        FECHA_DECISION: order.FECHA_DECISION ?? null,
      } as ServiceState
  }
  throw new Refusal(404, 'noSuchCode')
}
