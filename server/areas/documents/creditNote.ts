import { facts, factsOf, letterhead, signatures, sums, table } from './blocks'
import type { Layout } from './layout'
import type { Page } from './page'

/** The credit note of a device that came back: which invoice it reverses, why, at what price. */
export const creditNote: Layout = async (page, label) => {
  const client = await page.behind('CARD_CODE')
  return {
    title: `${label} ${page.text('NOTA_CREDITO')}`,
    content: [
      await letterhead(page, `${label} ${page.text('NOTA_CREDITO')}`),
      facts([
        ['Cliente', page.text('CARD_CODE')],
        ['RUC / cédula', client?.text('RUC') ?? ''],
        ['Fecha de emisión', page.text('FECHA_DECISION')],
        ['Modifica la factura', page.text('NUMEROFACTURALIDENAR')],
        ['Pedido', page.text('ORDEN_ID')],
        ['Fecha de venta', page.text('FECHA_VENTA')],
      ]),
      table<Page>(
        [
          { head: 'Cant.', cell: () => '1', end: true },
          { head: 'Descripción', width: '*', cell: deviceOf },
          { head: 'P. sin IVA', cell: it => it.text('PRICE_EXCL_IVA'), end: true },
        ],
        [page],
      ),
      sums([
        ['Subtotal', page.text('PRICE_EXCL_IVA')],
        ['Total con IVA', page.text('TOTAL_NC')],
      ]),
      factsOf(page, ['MOTIVO_NC', 'NC_PEDIDA_POR', 'NC_APROBADA_POR']),
      ...(page.text('OBS_NC') ? [{ text: page.text('OBS_NC') }] : []),
      signatures(['Entregado por', 'Cliente']),
    ],
    mark: 'SIMULADO',
  }
}

const deviceOf = (page: Page) => ({
  stack: [
    page.text('PRODUCTO_ID') || page.text('NOM_PRODUCTO'),
    { text: `Serie: ${page.text('IMEI_SERIE')}`, style: 'fine' },
  ],
})
