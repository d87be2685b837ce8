import { dollars } from '../../../src/base/money'
import { type PrintedCell, textCell } from '../../export/printCells'
import type { CatalogueRow } from './catalogue'
import type { CatalogueQuery } from './readCatalogueQuery'

/** Column headings of the catalogue file, equal in every language (business.md#shop). */
const heads: Readonly<Record<CatalogueQuery['channel'], readonly string[]>> = {
  list: ['CODIGO', 'NOMBRE', 'STOCK', 'SUBTOTAL', 'IVA', 'TOTAL'],
  partner: ['ITSA_CODE', 'ITEM_NAME', 'STOCK', 'TIPO_PRECIO', 'SUBTOTAL', 'IVA', 'TOTAL'],
}
export const sheetHeads = ({ channel }: CatalogueQuery) => heads[channel]

/** Cells of a line; the partner's includes the price list. */
export const toCells =
  ({ channel }: CatalogueQuery, listName: (list: number) => string) =>
  (row: CatalogueRow): PrintedCell[] => [
    textCell(channel === 'partner' ? (row.COD_ITSA ?? '') : row.CODIGO),
    textCell(row.NOMBRE),
    textCell(row.STOCK),
    ...(channel === 'partner' ? [textCell(listName(row.PriceList))] : []),
    ...[row.SUBTOTAL, row.IVA, row.TOTAL].map(
      (amount): PrintedCell => ({ is: 'number', value: dollars(amount), decimals: 2 }),
    ),
  ]
