import { formatMoney, roundHalfUp } from '../../../src/base/money'
import { facts, factsBlock, sums, tableBlock } from '../../documents/blocks'
import type { Layout } from '../../documents/layout'
import type { DocumentPage } from '../../documents/page'
import { companyHead, signatures } from './company'

/** Credit note of a returned device: reversed invoice, reason and price. */
export const creditNoteLayout: Layout = async (page, label) => {
  const client = await page.behind('CARD_CODE')
  return {
    title: `${label} ${page.text('NOTA_CREDITO')}`,
    content: [
      await companyHead(page, `${label} ${page.text('NOTA_CREDITO')}`),
      facts([
        ['Cliente', page.text('CARD_CODE')],
        ['RUC / cédula', client?.text('RUC') ?? ''],
        ['Fecha de emisión', page.text('FECHA_DECISION')],
        ['Modifica la factura', page.text('NUMEROFACTURALIDENAR')],
        ['Pedido', page.text('ORDEN_ID')],
        ['Fecha de venta', page.text('FECHA_VENTA')],
      ]),
      tableBlock<DocumentPage>(
        [
          { head: 'Cant.', cell: () => '1', end: true },
          { head: 'Descripción', width: '*', cell: deviceFacts },
          { head: 'P. sin IVA', cell: it => it.text('PRICE_EXCL_IVA'), end: true },
        ],
        [page],
      ),
      sums([
        ['Subtotal', page.text('PRICE_EXCL_IVA')],
        ['IVA 15 %', taxText(page)],
        ['Total', page.text('TOTAL_NC')],
      ]),
      { text: 'Información adicional', style: 'heading' },
      factsBlock(page, ['MOTIVO_NC', 'NC_PEDIDA_POR', 'NC_APROBADA_POR']),
      ...(page.text('OBS_NC') ? [{ text: page.text('OBS_NC') }] : []),
      signatures(['Entregado por', 'Cliente']),
    ],
    mark: 'SIMULADO',
  }
}

/** Total less price; empty where the reader may not see both. */
function taxText({ values: { PRICE_EXCL_IVA, TOTAL_NC } }: DocumentPage): string {
  if (PRICE_EXCL_IVA == null || TOTAL_NC == null) return ''
  return formatMoney(roundHalfUp(Number(TOTAL_NC) - Number(PRICE_EXCL_IVA), 2))
}

const deviceFacts = (page: DocumentPage) => ({
  stack: [
    page.text('PRODUCTO_ID') || page.text('NOM_PRODUCTO'),
    { text: `Serie: ${page.text('IMEI_SERIE')}`, style: 'fine' },
  ],
})
