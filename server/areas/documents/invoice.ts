import type { Content } from 'pdfmake/interfaces'
import { isRealInvoice } from '../../../src/domain/orders/accessKey'
import { facts, linesBlock, tableBlock } from '../../documents/blocks'
import type { Layout } from '../../documents/layout'
import type { DocumentPage, Printed } from '../../documents/page'
import { barcode } from './barcode'
import { documentAddress } from './destination'
import { productCell, totalsTable } from './orderLayout'

/** Invoice in the format of the tax office (RIDE): seller, buyer, lines with serials, IVA and total. */
export const invoice: Layout = async page => {
  const [client, serials] = await Promise.all([
    page.behind('CLIENTEID'),
    page.referring('serials', 'ORDEN_ID'),
  ])
  return {
    title: `Factura ${page.text('NUMEROFACTURALIDENAR')}`,
    content: [
      await invoiceHead(page),
      facts([
        ['Razón social', page.text('CLIENTEID')],
        ['RUC / cédula', client?.text('RUC') ?? ''],
        ['Fecha de emisión', page.text('FECHAFACTURACION')],
        ['Teléfono', client?.text('Celular') ?? ''],
        ['Dirección', client?.text('Direccion') ?? ''],
        ['Ciudad', client?.text('Ciudad') ?? ''],
        ['Guía de remisión', page.text('NUMEROGUIA').replace(/^0+$/, '')],
        ['Entrega en', await documentAddress(page)],
      ]),
      tableBlock<Printed>(
        [
          { head: 'Cant.', cell: line => line.text('CANTIDAD'), end: true },
          { head: 'Descripción', width: '*', cell: line => soldDevices(line, serials) },
          { head: 'P. unitario', cell: line => line.text('PRECIOUNITARIOVENTA'), end: true },
          { head: 'Desc.', cell: line => line.text('DISCOUNTPERCENTSAP'), end: true },
          { head: 'Total', cell: line => line.text('TOTAL'), end: true },
        ],
        page.lines('ITEMS'),
      ),
      totalsTable(page),
      { text: 'Información adicional', style: 'heading' },
      facts([
        ['Pedido', page.text('ID')],
        ['Forma de pago', page.text('FORMADEPAGO')],
        ['Vendedor', page.text('VENDEDOR')],
        ['Orden de venta', page.text('DOCNUM')],
        ['Correo', client?.text('EMAIL') ?? ''],
      ]),
    ],
    mark: 'SIMULADO',
  }
}

const belongsTo = (line: Printed) => (serial: DocumentPage) =>
  serial.values.PRODUCTO_ID === line.values.PRODUCTO_ID

function soldDevices(line: Printed, serials: readonly DocumentPage[]): Content {
  const own = serials.filter(belongsTo(line)).map(serial => serial.text('INTERNAL_SERIAL'))
  if (own.length === 0) return productCell(line)
  return { stack: [productCell(line), { text: `Series: ${own.join(', ')}`, style: 'fine' }] }
}

async function invoiceHead(page: DocumentPage): Promise<Content> {
  const company = await page.company()
  const key = page.text('CLAVE_ACCESO')
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: company?.text('NOMBRE') ?? '', style: 'company' },
          ...linesBlock([company?.text('DIRECCION')]).map(text => ({ text, style: 'fine' })),
          { text: 'OBLIGADO A LLEVAR CONTABILIDAD: SÍ', style: 'fine', margin: [0, 6, 0, 0] },
        ],
      },
      {
        width: 270,
        stack: [
          { text: `R.U.C.: ${company?.text('EMPRESA') ?? ''}`, bold: true },
          { text: 'FACTURA', style: 'title', margin: [0, 4, 0, 0] },
          { text: `No. ${page.text('NUMEROFACTURALIDENAR')}`, bold: true },
          { text: `AMBIENTE: ${environmentText(key)} · EMISIÓN: NORMAL`, style: 'fine' },
          ...(key === '' ? [] : [{ text: 'CLAVE DE ACCESO', style: 'label' }, barcode(key)]),
        ],
      },
    ],
    margin: [0, 0, 0, 14],
  }
}

const environmentText = (key: string) => (isRealInvoice(key) ? 'PRODUCCIÓN' : 'PRUEBAS (SIMULADO)')
