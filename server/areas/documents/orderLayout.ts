import type { Content } from 'pdfmake/interfaces'
import { type DocumentColumn, facts, factsBlock, sums, tableBlock } from '../../documents/blocks'
import type { Layout } from '../../documents/layout'
import type { DocumentPage, Printed } from '../../documents/page'
import { companyHead, signatures } from './company'
import { documentAddress } from './destination'

/** Order for packing and signature (business.md#orders); prices only for readers who may see them. */
export const orderLayout: Layout = async (page, label) => {
  const client = await page.behind('CLIENTEID')
  return {
    content: [
      await companyHead(page, label),
      facts([
        ['Cliente', page.text('CLIENTEID')],
        ['RUC / cédula', client?.text('RUC') ?? ''],
        ['Tipo', client?.text('Tipo') ?? ''],
        ['Teléfono', client?.text('Celular') ?? ''],
        ['Ciudad', client?.text('Ciudad') ?? ''],
        ['Entrega en', await documentAddress(page)],
      ]),
      factsBlock(page, [
        'BODEGA',
        'FORMADEPAGO',
        'VENDEDOR',
        'FECHACREACION',
        'FECHAAPROBO',
        'ESTADO',
        'NUMEROGUIA',
      ]),
      orderLines(page),
      totalsTable(page),
      ...orderNotes(page),
      { text: LEGAL, style: 'fine', margin: [0, 14, 0, 0] },
      signatures(['Entregado por', 'Recibido conforme']),
    ],
  }
}

const LEGAL =
  'Este documento no es una factura ni un comprobante de venta. Los precios no incluyen IVA salvo donde se indica. ' +
  'La mercadería se revisa al recibirla; después de firmar no se aceptan reclamos por faltantes o daños visibles.'

function orderLines(page: DocumentPage): Content {
  const lines = page.lines('ITEMS')
  const hasColumn = (name: string) => lines.some(line => line.has(name))
  const column = (name: string, head: string): DocumentColumn<Printed>[] =>
    hasColumn(name) ? [{ head, cell: line => line.text(name), end: true }] : []
  const isPartner = !hasColumn('PRECIOUNITARIOVENTA')
  const prices = isPartner
    ? [...column('TM_PRECIO_UNITARIO_VENTA', 'P. unitario'), ...column('TM_TOTAL', 'Total')]
    : [...column('PRECIOUNITARIOVENTA', 'P. unitario'), ...column('TOTAL', 'Total')]
  return tableBlock<Printed>(
    [
      { head: '#', cell: (_, at) => String(at + 1) },
      { head: 'Producto', width: '*', cell: productCell },
      ...(hasColumn('TIPOPRECIO')
        ? [{ head: 'Tipo de precio', cell: (line: Printed) => line.text('TIPOPRECIO') }]
        : []),
      { head: 'Cantidad', cell: line => line.text('CANTIDAD'), end: true },
      ...(lines.some(line => Number(line.values.DISCOUNTPERCENTSAP) > 0)
        ? column('DISCOUNTPERCENTSAP', 'Desc.')
        : []),
      ...prices,
    ],
    lines,
  )
}

export const productCell = (line: Printed): Content => ({
  stack: [line.text('PRODUCTO_ID'), { text: lineNote(line), style: 'fine' }],
})

const lineNote = (line: Printed) =>
  [String(line.values.PRODUCTO_ID), line.text('COMENTARIOPRECIO')].filter(Boolean).join(' · ')

/** Readable totals; the partner's subtotal where the lines show its prices. */
export const totalsTable = (page: DocumentPage): Content => {
  const subtotal = page.has('SUBTOTAL') ? 'SUBTOTAL' : 'TM_SUBTOTAL'
  return sums([
    ['Subtotal', page.text(subtotal)],
    ...(Number(page.values.DISCOUNT) > 0 ? [['Descuento', page.text('DISCOUNT')] as const] : []),
    ...(page.has('IVA') ? [['IVA 15 %', page.text('IVA')] as const] : []),
    ...(page.has('TOTAL') ? [['Total', page.text('TOTAL')] as const] : []),
  ])
}

function orderNotes(page: DocumentPage): Content[] {
  const notes = page.text('OBSERVACIONES')
  return notes === ''
    ? []
    : [{ text: page.label('OBSERVACIONES'), style: 'heading' }, { text: notes }]
}
