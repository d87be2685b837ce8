import { dollars } from '../../../src/domain/money'
import { type Cell, textCell } from '../../records/printCells'
import type { CatalogueRow } from './catalogue'
import type { CatalogueWish } from './readWish'

/** The columns of a catalogue's file, as its readers know them in every language (domain.md 5.7). */
const heads: Readonly<Record<CatalogueWish['channel'], readonly string[]>> = {
  list: ['CODIGO', 'NOMBRE', 'STOCK', 'SUBTOTAL', 'IVA', 'TOTAL'],
  partner: ['ITSA_CODE', 'ITEM_NAME', 'STOCK', 'TIPO_PRECIO', 'SUBTOTAL', 'IVA', 'TOTAL'],
}
export const headsOf = ({ channel }: CatalogueWish) => heads[channel]

/** A line of it as cells; the partner's says on which list. */
export const cellsOf =
  ({ channel }: CatalogueWish, listName: (list: number) => string) =>
  (row: CatalogueRow): Cell[] => [
    textCell(channel === 'partner' ? (row.COD_ITSA ?? '') : row.CODIGO),
    textCell(row.NOMBRE),
    textCell(row.STOCK),
    ...(channel === 'partner' ? [textCell(listName(row.PriceList))] : []),
    ...[row.SUBTOTAL, row.IVA, row.TOTAL].map(
      (amount): Cell => ({ is: 'number', value: dollars(amount), decimals: 2 }),
    ),
  ]
