import { afterEach, beforeEach, expect } from 'vitest'
import { readDistributorConfig } from '../../../server/business/config'
import { otherSystems, unansweredCalls } from '../../../server/business/systems'
import { enqueueCall } from '../../../server/outbox/enqueueCall'
import { accessKey } from '../../../src/domain/orders/accessKey'
import { aServiceLayer, type ServiceLayerStub } from '../aServiceLayer'
import { ACME, accessories, useShop } from './useShop'

/** The variables that connect SAP at this address. */
export const sapVariables = (url: string) => ({
  ...{ SAP_URL: url, SAP_USER: 'mostrador', SAP_PASSWORD: 'hush' },
  ...{ SAP_COMPANIES: `${ACME}=HTECUADOR`, SAP_INVOICE_FIELDS: 'U_NUMERO,U_CLAVE' },
})
function settingsOf(url: string) {
  const { sap } = readDistributorConfig(sapVariables(url)).business
  if (!sap) throw new Error('the settings are complete')
  return sap
}

/** The fields that an add-on for electronic invoices fills in later. */
export const authorized = {
  U_NUMERO: '001-002-000000123',
  U_CLAVE: accessKey({
    ...{ issued: '2026-03-02T15:00:00Z', ruc: ACME, number: '001-002-000000123', environment: 2 },
  }),
}

/** A shop in production to which SAP alone is connected. */
export function useSap() {
  const { server, open, place, begin } = useShop({
    change: { unconnected: unansweredCalls({ sap: settingsOf('http://sap.example') }) },
  })
  let sap: ServiceLayerStub
  let minutes = 0
  beforeEach(async () => {
    sap = await aServiceLayer()
    minutes = 0
    server.setNow('2026-03-02T12:00:00Z')
  })
  afterEach(() => sap.close())

  const handlers = (change: object = {}) =>
    otherSystems(server.context, { ...settingsOf(sap.url), ...change })

  /** Makes the calls that are due, two minutes later each time. */
  async function call(change: object = {}) {
    minutes += 2
    server.setNow(new Date(Date.UTC(2026, 2, 2, 12, minutes)).toISOString())
    return server.runOutbox(handlers(change))
  }
  const lastCall = async () => {
    const rows = await server.db.read.selectFrom('_OUTBOX').selectAll().orderBy('ID').execute()
    return { state: rows.at(-1)?.STATE, answer: String(rows.at(-1)?.ANSWER ?? '') }
  }
  const request = (name: string) => (body: object) =>
    server.db.transaction(trx => enqueueCall(trx, server.context, { name, body }))

  async function approved(more: object = {}) {
    const shop = await open(accessories)
    const order = await place(shop, more)
    const moved = await order.move(shop.credit, 'aprobar')
    expect([moved.status, moved.body.ESTADO]).toEqual([200, 7])
    return { shop, order }
  }
  /** An order whose invoice is requested. */
  async function billed(more: object = {}) {
    const { shop, order } = await approved(more)
    await call()
    await begin(order.body.ID, { ESTADO: 0, NUMEROGUIA: '300000012' })
    expect((await order.move(shop.credit, 'facturar')).status).toBe(200)
    return { shop, order }
  }
  /** An order that is invoiced. */
  async function invoiced(more: object = {}) {
    const made = await billed(more)
    await call()
    Object.assign(sap.documents.Invoices[0] ?? {}, authorized)
    await call()
    return made
  }
  return { server, far: () => sap, handlers, call, lastCall, request, approved, billed, invoiced }
}
