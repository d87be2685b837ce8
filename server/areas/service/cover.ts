import { addMonths, dayOf, today } from '../../../src/base/day'
import type { Cover, CoveredUnit } from '../../../src/contracts/service'
import { covered, coverMonths, notCovered } from '../../../src/domain/devices/warrantyCover'
import { mayAct } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
import { findRows } from '../../query/findRows'
import { conditionListOf, readListQuery } from '../../query/list/listQuery'
import type { BeforeCreate, RecordValues, RequestContext } from '../../query/requestContext'
import { activeRows, readScope } from '../../query/scope'
import { listRecords } from '../../read/list'
import { getRecord } from '../../read/read'
import { rowsByCode } from '../../read/rowsByCode'

/** `ESTADO` of invoiced and dispatched orders; earlier states can be cancelled (business.md#orders). */
const removedStates: readonly unknown[] = [3, 22, 23, 1]
/** `ESTADO` of undecided warranty orders (business.md#warranty-orders). */
const openUnits: readonly unknown[] = [0, 1]
/** Latest orders of a customer, and latest units. */
const ORDERS = 100
const UNITS = 200

/**
 * Warranty of a sold device by number (business.md#warranty-orders): period, customer, workshop; undefined
 * without an invoice.
 */
export async function readCover(request: RequestContext, code: string): Promise<Cover | undefined> {
  const { sold, sale } = await soldUnit(request, code)
  if (!sold || !sale) return undefined
  const product = await readOne(request, 'products', sold.PRODUCTO_ID)
  const brand = await readOne(request, 'brands', product?.MARCA)
  return {
    ...coverVerdict(sale, request.records.clock()),
    data: {
      IMEI_SERIE: String(sold.INTERNAL_SERIAL),
      NOM_PRODUCTO: product?.NOMBRE ?? sold.PRODUCTO_ID,
      MARCA: product?.MARCA ?? null,
      NOM_MARCA: brand?.NOMBRE ?? null,
      FECHA_VENTA: soldOn(sale),
      DEVUELTO: Boolean(sold.NOTA_CREDITO),
      ...(await readCustomer(request, sale)),
      ...(await soldBy(request, sale)),
    },
    taller: readWorkshop(brand),
    orden: await openOrder(request, code),
  } as Cover
}

/** Sale data of a returned device from our invoice; overrides sent values. */
export const saleFacts: BeforeCreate = async (request, { IMEI_SERIE }) => {
  const { sold, sale } = await soldUnit(request, String(IMEI_SERIE ?? ''))
  if (!sold || !sale) return { VENTA_PROPIA: false }
  const product = await readOne(request, 'products', sold.PRODUCTO_ID)
  return {
    VENTA_PROPIA: true,
    COMPRADOR: sale.CLIENTEID,
    FECHA_VENTA: soldOn(sale),
    NOM_PRODUCTO: product?.NOMBRE ?? sold.PRODUCTO_ID,
    MARCA: product?.MARCA ?? null,
    ...namedIn(await readOne(request, 'users', sale.VENDEDOR)),
  }
}

/** Last invoiced sale of a number, including returned ones. */
async function soldUnit(request: RequestContext, code: string) {
  const serials = request.records.catalogue.resources.get('serials')
  const field = serials?.fields.get('INTERNAL_SERIAL')
  if (!serials || !field) return {}
  const search = { scope: activeRows(serials, request.me), codes: [code] }
  const rows = await rowsByCode(request.records.db.read, { resource: serials, field }, search)
  const sold = rows.findLast(({ NOTA_CREDITO }) => !NOTA_CREDITO) ?? rows.at(-1)
  return { sold, sale: sold && (await findSale(request, sold.ORDEN_ID)) }
}

/** Devices a customer bought last, limited to readable customers and orders. */
export async function coversOfClient(
  request: RequestContext,
  client: string,
): Promise<readonly CoveredUnit[]> {
  const { records } = request
  const clients = records.catalogue.get('clients')
  await getRecord({ ...request, resource: clients }, client)
  const invoices = records.catalogue.get('invoices')
  const query = {
    filter: JSON.stringify({ CLIENTEID: client, ESTADO: removedStates }),
    range: `[0,${ORDERS - 1}]`,
    sort: JSON.stringify(['ID', 'DESC']),
  }
  const there = { ...request, resource: invoices }
  const { records: orders } = await listRecords(there, readListQuery(query, conditionListOf(there)))
  const sales = new Map<unknown, RecordValues>(
    orders.map(sale => [(sale as RecordValues).ID, sale as RecordValues]),
  )
  const serials = records.catalogue.get('serials')
  const units = await findRows(records.db.read, serials, {
    scope: activeRows(serials, request.me),
    where: { ORDEN_ID: [...sales.keys()], NOTA_CREDITO: [false] },
  })
  const last = units.slice(-UNITS).reverse()
  const names = await readNames(request, last)
  return last.map(({ INTERNAL_SERIAL, PRODUCTO_ID, ORDEN_ID }) => {
    const sale = sales.get(ORDEN_ID) ?? {}
    return {
      IMEI_SERIE: INTERNAL_SERIAL,
      NOM_PRODUCTO: names.get(PRODUCTO_ID) ?? PRODUCTO_ID,
      FECHA_VENTA: soldOn(sale),
      ...coverVerdict(sale, records.clock()),
    } as CoveredUnit
  })
}

/** Order of a unit; customers see only their own. */
async function findSale(
  { records, me }: RequestContext,
  id: unknown,
): Promise<RecordValues | undefined> {
  const invoices = records.catalogue.get('invoices')
  const among = me.ROLE === '31' ? readScope(invoices, me) : activeRows(invoices, me)
  const [sale] = await findRows(records.db.read, invoices, { scope: among, where: { ID: [id] } })
  return sale && removedStates.includes(sale.ESTADO) ? sale : undefined
}

const soldOn = ({ FECHAFACTURACION, FECHACREACION }: RecordValues) =>
  dayOf(String(FECHAFACTURACION ?? FECHACREACION))

function coverVerdict(sale: RecordValues, now: Date) {
  const hasta = addMonths(soldOn(sale), coverMonths)
  return { garantia: today(now) <= hasta ? covered : notCovered, hasta }
}

async function readCustomer({ records, me }: RequestContext, { CLIENTEID }: RecordValues) {
  const clients = records.catalogue.get('clients')
  const among = readScope(clients, me)
  const [client] = await findRows(records.db.read, clients, {
    scope: among,
    where: { ID: [CLIENTEID] },
  })
  return { COD_CLIENTE: client ? CLIENTEID : null, NOM_CLIENTE: client?.Cliente ?? null }
}

/** The sales agent; the address only for readers who receive devices and write letters. */
async function soldBy(request: RequestContext, sale: RecordValues) {
  const seller = namedIn(await readOne(request, 'users', sale.VENDEDOR))
  if (!mayAct(request.resource, request.me, 'create'))
    return { NAME_EMPLEADO_X_FACTURACION: seller.NAME_EMPLEADO_X_FACTURACION }
  return { ...seller, ORDEN_ID: sale.ID, NUMEROFACTURA: sale.NUMEROFACTURALIDENAR ?? null }
}

const namedIn = (seller: RecordValues | undefined) => ({
  NAME_EMPLEADO_X_FACTURACION: seller?.DISPLAYNAME ?? null,
  EMAIL_EMPLEADO_X_FACTURACION: seller?.EMAIL ?? null,
})

const workshopColumns = [
  'TALLER',
  'TALLER_DIRECCION',
  'TALLER_CONTACTO',
  'TALLER_CORREO',
  'TALLER_TELEFONO',
]

/** Workshop of a brand; null if not recorded. */
function readWorkshop(brand: RecordValues | undefined) {
  if (!brand || workshopColumns.every(name => !brand[name])) return null
  return {
    empresa: brand.TALLER ?? null,
    direccion: brand.TALLER_DIRECCION ?? null,
    persona_contacto: brand.TALLER_CONTACTO ?? null,
    correo_contacto: brand.TALLER_CORREO ?? null,
    telefono_contacto: brand.TALLER_TELEFONO ?? null,
  }
}

/** Undecided order of the device; true if the user may not read it. */
async function openOrder({ records, me, resource }: RequestContext, code: string) {
  const field = resource.fields.get('IMEI_SERIE')
  if (!field) return null
  const find = (among: ReturnType<typeof activeRows>) =>
    rowsByCode(records.db.read, { resource, field }, { scope: among, codes: [code] })
  const isOpen = ({ ESTADO }: RecordValues) => openUnits.includes(ESTADO)
  const ownOrder = (await find(readScope(resource, me))).find(isOpen)
  if (ownOrder) return ownOrder.ID_ORDEN as number
  return (await find(activeRows(resource, me))).some(isOpen) ? true : null
}

async function readOne({ records, me }: RequestContext, name: string, key: unknown) {
  const resource: Resource = records.catalogue.get(name)
  if (key == null) return undefined
  const among = activeRows(resource, me)
  const where = { [resource.key.name]: [key] }
  return (await findRows(records.db.read, resource, { scope: among, where }))[0]
}

async function readNames({ records, me }: RequestContext, units: readonly RecordValues[]) {
  const products = records.catalogue.get('products')
  const codes = [...new Set(units.map(({ PRODUCTO_ID }) => PRODUCTO_ID))]
  const where = { CODIGO: codes }
  const rows = await findRows(records.db.read, products, {
    scope: activeRows(products, me),
    where,
  })
  return new Map(rows.map(({ CODIGO, NOMBRE }) => [CODIGO, NOMBRE]))
}
