import { addMonths, dayOf, today } from '../../../src/domain/day'
import { covered, coverMonths, notCovered } from '../../../src/domain/warrantyCover'
import { mayAct } from '../../../src/model/access'
import type { Resource } from '../../../src/model/resource'
import { rowsBearing } from '../../records/bearing'
import type { Asking, BeforeCreate, Values } from '../../records/context'
import { listRecords } from '../../records/list'
import { readListQuery } from '../../records/listQuery'
import { getRecord } from '../../records/read'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf, readScope } from '../../records/scope'

/** ESTADO of an order that is invoiced, from dispatch on: what stands before may still be taken back (domain.md 4.1). */
const gone: readonly unknown[] = [3, 22, 23, 1]
/** ESTADO of a warranty order that is still to be decided (domain.md 4.3). */
const openUnits: readonly unknown[] = [0, 1]
/** The last orders of a customer, and the last of their units. */
const ORDERS = 100
const UNITS = 200

/**
 * A device we sold, by its number (domain.md 2.10): its cover, whose it is, which workshop mends it;
 * undefined where no invoice of ours names it.
 */
export async function coverOf(asking: Asking, code: string) {
  const { sold, sale } = await soldUnit(asking, code)
  if (!sold || !sale) return undefined
  const product = await oneOf(asking, 'products', sold.PRODUCTO_ID)
  const brand = await oneOf(asking, 'brands', product?.MARCA)
  return {
    ...verdictOf(sale, asking.records.clock()),
    data: {
      IMEI_SERIE: String(sold.INTERNAL_SERIAL),
      NOM_PRODUCTO: product?.NOMBRE ?? sold.PRODUCTO_ID,
      MARCA: product?.MARCA ?? null,
      NOM_MARCA: brand?.NOMBRE ?? null,
      FECHA_VENTA: soldOn(sale),
      DEVUELTO: Boolean(sold.NOTA_CREDITO),
      ...(await customerOf(asking, sale)),
      ...(await soldBy(asking, sale)),
    },
    taller: workshopOf(brand),
    orden: await openOrder(asking, code),
  }
}

/** What our own invoice says of a device that comes back stands, whatever was sent of it. */
export const saleFacts: BeforeCreate = async (asking, { IMEI_SERIE }) => {
  const { sold, sale } = await soldUnit(asking, String(IMEI_SERIE ?? ''))
  if (!sold || !sale) return { VENTA_PROPIA: false }
  const product = await oneOf(asking, 'products', sold.PRODUCTO_ID)
  return {
    VENTA_PROPIA: true,
    COMPRADOR: sale.CLIENTEID,
    FECHA_VENTA: soldOn(sale),
    NOM_PRODUCTO: product?.NOMBRE ?? sold.PRODUCTO_ID,
    MARCA: product?.MARCA ?? null,
    ...namedIn(await oneOf(asking, 'users', sale.VENDEDOR)),
  }
}

/** The last sale of a number, or the one it came back from, once it is invoiced. */
async function soldUnit(asking: Asking, code: string) {
  const serials = asking.records.catalogue.resources.get('serials')
  const field = serials?.fields.get('INTERNAL_SERIAL')
  if (!serials || !field) return {}
  const wanted = { among: livingOf(serials, asking.me), codes: [code] }
  const rows = await rowsBearing(asking.records.db.read, { resource: serials, field }, wanted)
  const sold = rows.findLast(({ NOTA_CREDITO }) => !NOTA_CREDITO) ?? rows.at(-1)
  return { sold, sale: sold && (await saleOf(asking, sold.ORDEN_ID)) }
}

/** The devices a customer bought last, as far as this person may read the customer and their orders. */
export async function coversOfClient(asking: Asking, client: string) {
  const { records } = asking
  const clients = records.catalogue.get('clients')
  await getRecord({ ...asking, resource: clients }, client)
  const invoices = records.catalogue.get('invoices')
  const query = {
    filter: JSON.stringify({ CLIENTEID: client, ESTADO: gone }),
    range: `[0,${ORDERS - 1}]`,
    sort: JSON.stringify(['ID', 'DESC']),
  }
  const there = { ...asking, resource: invoices }
  const { records: orders } = await listRecords(there, readListQuery(query, invoices, asking.me))
  const sales = new Map<unknown, Values>(orders.map(sale => [(sale as Values).ID, sale as Values]))
  const serials = records.catalogue.get('serials')
  const units = await rowsAmong(records.db.read, serials, {
    among: livingOf(serials, asking.me),
    where: { ORDEN_ID: [...sales.keys()], NOTA_CREDITO: [false] },
  })
  const last = units.slice(-UNITS).reverse()
  const names = await namesOf(asking, last)
  return last.map(({ INTERNAL_SERIAL, PRODUCTO_ID, ORDEN_ID }) => {
    const sale = sales.get(ORDEN_ID) ?? {}
    return {
      IMEI_SERIE: INTERNAL_SERIAL,
      NOM_PRODUCTO: names.get(PRODUCTO_ID) ?? PRODUCTO_ID,
      FECHA_VENTA: soldOn(sale),
      ...verdictOf(sale, records.clock()),
    }
  })
}

/** The order a unit left with; a customer is told of none but their own. */
async function saleOf({ records, me }: Asking, id: unknown): Promise<Values | undefined> {
  const invoices = records.catalogue.get('invoices')
  const among = me.ROLE === '31' ? readScope(invoices, me) : livingOf(invoices, me)
  const [sale] = await rowsAmong(records.db.read, invoices, { among, where: { ID: [id] } })
  return sale && gone.includes(sale.ESTADO) ? sale : undefined
}

const soldOn = ({ FECHAFACTURACION, FECHACREACION }: Values) =>
  dayOf(String(FECHAFACTURACION ?? FECHACREACION))

function verdictOf(sale: Values, now: Date) {
  const hasta = addMonths(soldOn(sale), coverMonths)
  return { garantia: today(now) <= hasta ? covered : notCovered, hasta }
}

/** Whose it is, for who may read that customer. */
async function customerOf({ records, me }: Asking, { CLIENTEID }: Values) {
  const clients = records.catalogue.get('clients')
  const among = readScope(clients, me)
  const [client] = await rowsAmong(records.db.read, clients, { among, where: { ID: [CLIENTEID] } })
  return { COD_CLIENTE: client ? CLIENTEID : null, NOM_CLIENTE: client?.Cliente ?? null }
}

/** Who sold it; their address is for whoever receives devices, as letters go there. */
async function soldBy(asking: Asking, sale: Values) {
  const seller = namedIn(await oneOf(asking, 'users', sale.VENDEDOR))
  if (!mayAct(asking.resource, asking.me, 'create'))
    return { NAME_EMPLEADO_X_FACTURACION: seller.NAME_EMPLEADO_X_FACTURACION }
  return { ...seller, ORDEN_ID: sale.ID, NUMEROFACTURA: sale.NUMEROFACTURALIDENAR ?? null }
}

const namedIn = (seller: Values | undefined) => ({
  NAME_EMPLEADO_X_FACTURACION: seller?.DISPLAYNAME ?? null,
  EMAIL_EMPLEADO_X_FACTURACION: seller?.EMAIL ?? null,
})

const told = ['TALLER', 'TALLER_DIRECCION', 'TALLER_CONTACTO', 'TALLER_CORREO', 'TALLER_TELEFONO']

/** Who mends this brand; null while nobody wrote it down. */
function workshopOf(brand: Values | undefined) {
  if (!brand || told.every(name => !brand[name])) return null
  return {
    empresa: brand.TALLER ?? null,
    direccion: brand.TALLER_DIRECCION ?? null,
    persona_contacto: brand.TALLER_CONTACTO ?? null,
    correo_contacto: brand.TALLER_CORREO ?? null,
    telefono_contacto: brand.TALLER_TELEFONO ?? null,
  }
}

/** Its order that is still to be decided: true where that is somebody else's. */
async function openOrder({ records, me, resource }: Asking, code: string) {
  const field = resource.fields.get('IMEI_SERIE')
  if (!field) return null
  const find = (among: ReturnType<typeof livingOf>) =>
    rowsBearing(records.db.read, { resource, field }, { among, codes: [code] })
  const isOpen = ({ ESTADO }: Values) => openUnits.includes(ESTADO)
  const mine = (await find(readScope(resource, me))).find(isOpen)
  if (mine) return mine.ID_ORDEN as number
  return (await find(livingOf(resource, me))).some(isOpen) ? true : null
}

async function oneOf({ records, me }: Asking, name: string, key: unknown) {
  const resource: Resource = records.catalogue.get(name)
  if (key == null) return undefined
  const among = livingOf(resource, me)
  const where = { [resource.key.name]: [key] }
  return (await rowsAmong(records.db.read, resource, { among, where }))[0]
}

async function namesOf({ records, me }: Asking, units: readonly Values[]) {
  const products = records.catalogue.get('products')
  const codes = [...new Set(units.map(({ PRODUCTO_ID }) => PRODUCTO_ID))]
  const where = { CODIGO: codes }
  const rows = await rowsAmong(records.db.read, products, { among: livingOf(products, me), where })
  return new Map(rows.map(({ CODIGO, NOMBRE }) => [CODIGO, NOMBRE]))
}
