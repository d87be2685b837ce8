import { today } from '../../../src/base/day'
import type { JsonObject } from '../../base/json'
import type { Sap, SapOrder } from './sap'
import { type Send, type ServiceLayer, serviceLayer } from './serviceLayer'
import type { SapSettings } from './settings'

/** Serials of an order by product. */
type SerialsOf = (order: number) => Promise<ReadonlyMap<string, readonly string[]>>

interface BusinessOneParts {
  readonly settings: SapSettings
  readonly serialsOf: SerialsOf
  readonly clock: () => Date
  readonly send?: Send
}

/** Codes of document types in SAP Business One. */
const baseTypes = { order: 17, invoice: 13 } as const

/** Seconds until an invoice is read again whose number and key are set by an e-invoicing add-on. */
const INVOICE_AGAIN = 60

/**
 * SAP Business One behind its Service Layer. Documents carry the order's number as the customer's reference
 * (`NumAtCard`), by which a repeated call finds what an earlier one created. Cancelled documents do not count; closed ones belong to an
 * earlier approval of the order.
 */
export function businessOne({ settings, serialsOf, clock, send }: BusinessOneParts): Sap {
  const layers = new Map<string, ServiceLayer>()
  const layerOf = ({ EMPRESA }: SapOrder) => {
    const database = settings.databases[String(EMPRESA)]
    if (!database) throw new Error(`SAP_COMPANIES names no database for the company ${EMPRESA}`)
    const known = layers.get(database) ?? serviceLayer(settings, database, send)
    layers.set(database, known)
    return known
  }
  return {
    simulated: false,
    salesOrder: async (_key, order) => {
      const layer = layerOf(order)
      const reference = referenceOf(order)
      const found = await findOpen(layer, 'Orders', reference)
      const created = found ?? (await layer.post('Orders', salesOrder(order, today(clock()))))
      return { documento: String(created.DocNum) }
    },
    invoice: async (_key, order) => {
      const layer = layerOf(order)
      const reference = referenceOf(order)
      const found = await findOpen(layer, 'Invoices', reference)
      const created = found ?? (await layer.post('Invoices', await invoiceOf(layer, order)))
      const { [settings.invoiceNumber]: numero, [settings.accessKey]: clave } = created
      return numero && clave ? { numero, clave } : { again: INVOICE_AGAIN }
    },
    cancelOrder: async (_key, order) => {
      const layer = layerOf(order)
      const reference = referenceOf(order)
      let isFound = false
      // a cancelled invoice opens its order again
      for (const documents of ['Invoices', 'Orders'] as const) {
        const found = await findOpen(layer, documents, reference)
        if (found) await layer.post(`${documents}(${found.DocEntry})/Cancel`)
        isFound ||= found !== undefined
      }
      if (!isFound && (await findDocument(layer, 'Orders', reference)))
        throw new Error(`SAP has closed the documents of ${reference}; cancel them there`)
      return {}
    },
    creditNote: async (key, credited) => {
      const layer = layerOf(credited)
      const reference = `NC-${key}`
      const found = await findDocument(layer, 'CreditNotes', reference)
      const created = found ?? (await layer.post('CreditNotes', await noteOf(layer, credited)))
      return { documento: String(created.DocNum) }

      async function noteOf(from: ServiceLayer, values: SapOrder) {
        const invoice = await invoiceToCredit(from, values, settings)
        const { CardCode } = invoice
        const discount = !isWarranty(values) && { TotalDiscount: invoice.TotalDiscount ?? 0 }
        const DocumentLines = creditedLines(invoice, values)
        return { CardCode, NumAtCard: reference, ...discount, DocumentLines }
      }
    },
  }

  async function invoiceOf(layer: ServiceLayer, order: SapOrder) {
    const base = await findOpen(layer, 'Orders', referenceOf(order))
    if (!base) throw new Error(`SAP has no open sales order ${referenceOf(order)}`)
    const found = await serialsOf(Number(order.ID))
    // two lines of one product share its serials
    const serials = new Map([...found].map(([product, its]) => [product, [...its]]))
    return {
      CardCode: order.CLIENTEID,
      NumAtCard: referenceOf(order),
      TotalDiscount: order.DISCOUNT ?? 0,
      DocumentLines: linesOf(base).map(line => ({
        ...based(baseTypes.order, base, line),
        ...serialNumbers(
          serials.get(String(line.ItemCode))?.splice(0, Number(line.Quantity)) ?? [],
        ),
      })),
    }
  }
}

type Documents = 'Orders' | 'Invoices' | 'CreditNotes'

/** A credit note of one unit, not of an order. */
const isWarranty = (values: SapOrder) => 'IMEI_SERIE' in values

const referenceOf = ({ ID }: SapOrder) => `INV-${ID}`
const rowsIn = (value: unknown) => (Array.isArray(value) ? (value as readonly JsonObject[]) : [])
const linesOf = ({ DocumentLines }: JsonObject) => rowsIn(DocumentLines)

/** The latest document with this reference that is not cancelled. */
const findDocument = (layer: ServiceLayer, documents: Documents, reference: string) =>
  findBy(layer, documents, { NumAtCard: reference })

const findOpen = (layer: ServiceLayer, documents: Documents, reference: string) =>
  findBy(layer, documents, { NumAtCard: reference, DocumentStatus: 'bost_Open' })

async function findBy(
  layer: ServiceLayer,
  documents: Documents,
  values: Readonly<Record<string, string>>,
): Promise<JsonObject | undefined> {
  const equal = Object.entries(values).map(([name, value]) => `${name} eq '${quoted(value)}'`)
  const query = new URLSearchParams({
    $filter: [...equal, "CancelStatus eq 'csNo'"].join(' and '),
    $orderby: 'DocEntry desc',
    $top: '1',
  })
  const { value } = await layer.get(`${documents}?${query}`)
  if (!Array.isArray(value)) throw new Error('SAP answered a search without a list')
  return rowsIn(value)[0]
}

/** A text of OData, in which a quote is doubled. */
const quoted = (text: string) => text.replaceAll("'", "''")

/** Prices and the discount of the whole order are net, in dollars. */
const salesOrder = (order: SapOrder, due: string) => ({
  CardCode: order.CLIENTEID,
  NumAtCard: referenceOf(order),
  DocDueDate: due,
  TotalDiscount: order.DISCOUNT ?? 0,
  DocumentLines: rowsIn(order.ITEMS).map(line => ({
    ItemCode: line.PRODUCTO_ID,
    Quantity: line.CANTIDAD,
    UnitPrice: line.PRECIOUNITARIOVENTA,
    DiscountPercent: line.DISCOUNTPERCENTSAP ?? 0,
    WarehouseCode: order.BODEGA,
  })),
})

const based = (BaseType: number, document: JsonObject, line: JsonObject) => ({
  BaseType,
  BaseEntry: document.DocEntry,
  BaseLine: line.LineNum,
})

const serialNumbers = (serials: readonly unknown[]) =>
  serials.length > 0 && {
    SerialNumbers: serials.map(serial => ({ InternalSerialNumber: serial })),
  }

/** The invoice of an order, or of the order or number that a warranty names. */
async function invoiceToCredit(layer: ServiceLayer, values: SapOrder, settings: SapSettings) {
  const { ORDEN_ID, NUMEROFACTURALIDENAR: number } = values
  const order = isWarranty(values) ? ORDEN_ID : values.ID
  const found = order
    ? await findDocument(layer, 'Invoices', referenceOf({ ID: order }))
    : undefined
  const invoice =
    found ??
    (number
      ? await findBy(layer, 'Invoices', { [settings.invoiceNumber]: String(number) })
      : undefined)
  if (!invoice) throw new Error(`SAP has no invoice ${number ?? referenceOf({ ID: order })}`)
  return invoice
}

/** All lines of an order's invoice, or the one unit of a warranty at its approved price. */
function creditedLines(invoice: JsonObject, values: SapOrder) {
  if (!isWarranty(values))
    return linesOf(invoice).map(line => ({
      ...based(baseTypes.invoice, invoice, line),
      ...serialNumbers(
        rowsIn(line.SerialNumbers).map(({ InternalSerialNumber }) => InternalSerialNumber),
      ),
    }))
  const line = linesOf(invoice).find(({ ItemCode }) => ItemCode === values.PRODUCTO_ID)
  if (!line) throw new Error(`SAP's invoice has no line of product ${values.PRODUCTO_ID}`)
  return [
    {
      ...based(baseTypes.invoice, invoice, line),
      Quantity: 1,
      UnitPrice: values.PRICE_EXCL_IVA,
      ...serialNumbers([values.IMEI_SERIE]),
    },
  ]
}
