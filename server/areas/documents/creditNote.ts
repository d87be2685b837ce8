import { formatMoney, roundHalfUp } from '../../../src/domain/money'
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
        ['IVA 15 %', taxOf(page)],
        ['Total', page.text('TOTAL_NC')],
      ]),
      { text: 'Información adicional', style: 'heading' },
      factsOf(page, ['MOTIVO_NC', 'NC_PEDIDA_POR', 'NC_APROBADA_POR']),
      ...(page.text('OBS_NC') ? [{ text: page.text('OBS_NC') }] : []),
      signatures(['Entregado por', 'Cliente']),
    ],
    mark: 'SIMULADO',
  }
}

/** What the total holds besides the price; nothing where either may not be read. */
function taxOf({ values: { PRICE_EXCL_IVA, TOTAL_NC } }: Page): string {
  if (PRICE_EXCL_IVA == null || TOTAL_NC == null) return ''
  return formatMoney(roundHalfUp(Number(TOTAL_NC) - Number(PRICE_EXCL_IVA), 2))
}

const deviceOf = (page: Page) => ({
  stack: [
    page.text('PRODUCTO_ID') || page.text('NOM_PRODUCTO'),
    { text: `Serie: ${page.text('IMEI_SERIE')}`, style: 'fine' },
  ],
})
