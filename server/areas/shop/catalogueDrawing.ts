import type { Content, TableCell } from 'pdfmake/interfaces'
import { dollars, formatMoney } from '../../../src/domain/money'
import type { Drawing } from '../../adapters/pdf/press'
import type { CatalogueRow } from './catalogue'
import type { CatalogueWish } from './readWish'

/** More belongs in a sheet: nobody leafs through so many pages. */
export const MOST_DRAWN = 3_000

export interface Cover {
  readonly company: string
  readonly client: string | undefined
  readonly seller: string
  readonly list: string
  /** `2026-03-01`. */
  readonly day: string
}

/** A catalogue on paper, a table for each brand; in Spanish, as what goes to customers is. */
export function catalogueDrawing(
  { channel }: CatalogueWish,
  rows: readonly CatalogueRow[],
  cover: Cover,
): Drawing {
  const isPartner = channel === 'partner'
  const facts = [
    ['Cliente', cover.client ?? ''],
    ['Vendedor', cover.seller],
    ['Lista de precios', isPartner ? '' : cover.list],
    ['Fecha', cover.day],
  ].filter(([, value]) => value !== '')
  return {
    title: `Catálogo ${cover.day}`,
    foot: `${cover.company} · Precios en dólares al ${cover.day}, sujetos a cambio y a stock`,
    content: [
      { text: cover.company, style: 'company' },
      { text: isPartner ? 'Catálogo Tomebamba' : 'Catálogo', style: 'title', margin: [0, 2, 0, 6] },
      ...facts.map(
        ([label, value]): Content => ({
          text: [{ text: `${label}: `, style: 'label' }, value ?? ''],
        }),
      ),
      ...brandsOf(rows).flatMap(([brand, lines]) => [
        { text: brand, style: 'heading' },
        tableOf(lines, isPartner),
      ]),
    ],
  }
}

function brandsOf(rows: readonly CatalogueRow[]): [string, CatalogueRow[]][] {
  const brands = new Map<string, CatalogueRow[]>()
  for (const row of rows) {
    const lines = brands.get(row.brand)
    if (lines) lines.push(row)
    else brands.set(row.brand, [row])
  }
  return [...brands]
}

const heads = ['Código', 'Producto', 'Stock', 'Subtotal', 'IVA', 'Total']

const tableOf = (rows: readonly CatalogueRow[], isPartner: boolean): Content => ({
  table: {
    headerRows: 1,
    widths: [62, '*', 32, 58, 52, 62],
    body: [
      heads.map((text, at) => cell(text, at, 'head')),
      ...rows.map(row => lineOf(row, isPartner)),
    ],
  },
  layout: 'rows',
})

const lineOf = (row: CatalogueRow, isPartner: boolean): TableCell[] =>
  [
    isPartner ? (row.COD_ITSA ?? row.CODIGO) : row.CODIGO,
    row.NOMBRE,
    row.STOCK,
    ...[row.SUBTOTAL, row.IVA, row.TOTAL].map(amount => formatMoney(dollars(amount))),
  ].map((text, at) => cell(text, at))

const cell = (text: string, at: number, style?: string): TableCell => ({
  text,
  alignment: at > 1 ? 'right' : 'left',
  noWrap: at !== 1,
  ...(style && { style }),
})
