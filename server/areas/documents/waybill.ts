import { historyId } from '../../audit/writeHistory'
import { facts, heading, type PrintedFacts } from '../../documents/blocks'
import type { DrawnDocument, Layout } from '../../documents/layout'
import type { DocumentPage } from '../../documents/page'
import { barcode } from './barcode'
import { companyHead, contactOf, signatures } from './company'
import { documentAddress } from './destination'

/** The courier's own sheet if it sent one; otherwise drawn from the record. */
export const waybill: Layout = async (page, label) => {
  const sent = await waybillSheet(page, 'NUMEROGUIA')
  if (sent) return sent
  const client = await page.behind('CLIENTEID')
  return drawn(page, label, {
    number: page.text('NUMEROGUIA'),
    sender: [
      ['Empresa', (await page.company())?.text('NOMBRE') ?? ''],
      ['Bodega', page.text('BODEGA')],
      ['Ciudad', (await page.behind('BODEGA'))?.text('CIUDAD') ?? ''],
    ],
    recipient: [
      ['Nombre', page.text('CLIENTEID')],
      ...contactOf(client),
      ['Dirección', await documentAddress(page)],
    ],
    parcel: [
      ['Pedido', page.text('ID')],
      ['Contenido', 'Teléfonos celulares y accesorios'],
      ['Bultos', page.text('BULTOS') || '1'],
      ['Valor declarado y asegurado', page.text('TOTAL')],
    ],
  })
}

/** Waybill of a warranty device to its workshop. */
export const serviceWaybill: Layout = async (page, label) => {
  const sent = await waybillSheet(page, 'GUIA_SERVIENTREGA')
  if (sent) return sent
  const [client, brand, company] = await Promise.all([
    page.behind('CARD_CODE'),
    page.behind('MARCA'),
    page.company(),
  ])
  const hasWorkshop = (brand?.text('TALLER') ?? '') !== ''
  const workshop = (name: string, own: string) =>
    hasWorkshop ? (brand?.text(name) ?? '') : (company?.text(own) ?? '')
  return drawn(page, label, {
    number: page.text('GUIA_SERVIENTREGA'),
    sender: [
      ['Nombre', page.text('CARD_CODE')],
      ...contactOf(client),
      ['Ciudad de origen', page.text('CIUDAD_ORIGEN')],
    ],
    recipient: [
      ['Servicio técnico', workshop('TALLER', 'NOMBRE')],
      ['Dirección', workshop('TALLER_DIRECCION', 'DIRECCION')],
      ['Contacto', hasWorkshop ? (brand?.text('TALLER_CONTACTO') ?? '') : ''],
      ['Teléfono', hasWorkshop ? (brand?.text('TALLER_TELEFONO') ?? '') : ''],
    ],
    parcel: [
      ['Orden de garantía', page.text('ID_ORDEN')],
      ['Contenido', page.text('NOM_PRODUCTO')],
      ['IMEI o serie', page.text('IMEI_SERIE')],
      ['Bultos', '1'],
    ],
  })
}

interface WaybillParts {
  readonly number: string
  readonly sender: PrintedFacts
  readonly recipient: PrintedFacts
  readonly parcel: PrintedFacts
}

const drawn = async (page: DocumentPage, label: string, parts: WaybillParts) => ({
  content: [
    await companyHead(page, label),
    { text: `Servientrega · guía ${parts.number}`, style: 'title' },
    barcode(parts.number),
    heading('Remitente'),
    facts(parts.sender),
    heading('Destinatario'),
    facts(parts.recipient),
    heading('Envío'),
    facts(parts.parcel),
    signatures(['Entregado por', 'Recibido por el transportista']),
  ],
  mark: 'SIMULADO',
})

/** The courier's sheet of the waybill in this field; undefined if the waybill was changed. */
async function waybillSheet(page: DocumentPage, field: string): Promise<DrawnDocument | undefined> {
  const { guia, pdf } = await readAnswer(page)
  return typeof pdf === 'string' && guia === page.text(field)
    ? { bytes: fromBase64(pdf) }
    : undefined
}

interface Answer {
  readonly guia?: unknown
  readonly pdf?: unknown
}
async function readAnswer({ request, values }: DocumentPage): Promise<Answer> {
  const { records, resource } = request
  const row = await records.db.read
    .selectFrom('_OUTBOX')
    .select('ANSWER')
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, values))
    .where(eb => eb.and({ SYSTEM: 'servientrega', STATE: 'done' }))
    .orderBy('CREATED_AT', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ANSWER ? JSON.parse(String(row.ANSWER)) : {}
}

const fromBase64 = (base64: string) => Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
