import type { Content } from 'pdfmake/interfaces'
import { linkIn } from '../../../src/model/definition/wording'
import { messageFeature } from '../../../src/schemas/features/documents'
import { facts, factsBlock, heading, rowsBlock } from '../../documents/blocks'
import type { Layout } from '../../documents/layout'
import type { DocumentPage } from '../../documents/page'
import { barcode } from './barcode'
import { companyHead, contactOf, signatures } from './company'

/** Receipt for a customer who left a device. */
export const serviceReceipt: Layout = async (page, label, { publicUrl }) => {
  const client = await page.behind('CARD_CODE')
  const code = page.text('CODIGO_PUBLICO')
  const address = linkIn(
    messageFeature.of(page.request.resource.schema)?.link ?? '',
    publicUrl,
    page,
  )
  return {
    content: [
      await companyHead(page, label),
      {
        columns: [barcode(page.text('ID_ORDEN')), ...(address ? [tracking(code, address)] : [])],
      },
      heading('Cliente'),
      facts([['Nombre', page.text('CARD_CODE')], ...contactOf(client)]),
      heading('Equipo'),
      factsBlock(page, ['IMEI_SERIE', 'NOM_PRODUCTO', 'MARCA', 'FECHA_VENTA', 'GARANTIA']),
      ...textBlocks(page, ['OBS_VENDEDOR', 'ACCESORIOS']),
      heading('Recepción'),
      factsBlock(page, ['FECHA_CREACION', 'USUARIO_CREACION_ORDEN', 'CIUDAD_ORIGEN', 'SIN_FIRMA']),
      ...rowsBlock(page, 'REPUESTOS', { columns: ['NOMBRE', 'CANTIDAD'], width: 'auto' }),
      { text: TERMS, style: 'fine', margin: [0, 14, 0, 0] },
      signatures(['Recibido por', 'Cliente']),
    ],
  }
}

const TERMS =
  'El cliente entrega el equipo para su revisión y declara correctos los datos de esta hoja. La garantía no cubre golpes, ' +
  'humedad ni manipulación de terceros. Respalde su información y retire su tarjeta SIM y de memoria antes de la entrega. ' +
  'El equipo se devuelve contra la presentación de este comprobante.'

/** Label of a device, 100 by 60 mm. */
export const serviceLabel: Layout = async page => ({
  size: { width: 283, height: 170 },
  content: [
    { text: `Orden ${page.text('ID_ORDEN')}`, fontSize: 18, bold: true },
    barcode(page.text('IMEI_SERIE')),
    { text: page.text('NOM_PRODUCTO'), bold: true, margin: [0, 4, 0, 0] },
    { text: page.text('CARD_CODE') },
    { text: `${page.text('FECHA_CREACION')} · ${page.text('CIUDAD_ORIGEN')}`, style: 'fine' },
    { text: short(page.text('OBS_VENDEDOR')), style: 'fine', margin: [0, 3, 0, 0] },
  ],
})

const FAULT_LENGTH = 110
const short = (text: string) =>
  text.length > FAULT_LENGTH ? `${text.slice(0, FAULT_LENGTH - 1)}…` : text

/** Code of the public status page, with its address to scan and to type. */
const tracking = (code: string, address: string): Content => ({
  columnGap: 10,
  columns: [
    { qr: address, fit: 64, width: 'auto' },
    {
      stack: [
        { text: 'Consulte el estado de su equipo', style: 'label' },
        { text: code, style: 'title', margin: [0, 2, 0, 2] },
        { text: address.replace(/^https?:\/\/|#.*$/g, ''), link: address },
      ],
    },
  ],
})

const textBlocks = (page: DocumentPage, names: readonly string[]): Content[] =>
  names
    .filter(name => page.text(name) !== '')
    .flatMap(name => [heading(page.label(name)), { text: page.text(name) }])
