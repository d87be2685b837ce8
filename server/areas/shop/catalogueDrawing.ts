import type { Content, TableCell } from 'pdfmake/interfaces'
import { dollars, formatMoney } from '../../../src/domain/money'
import { date } from '../../../src/model/kinds/time'
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
  const day = date.print(cover.day, {}, 'es')
  const facts = [
    ['Cliente', cover.client ?? ''],
    ['Vendedor', cover.seller],
    ['Lista de precios', isPartner ? '' : cover.list],
    ['Fecha', day],
  ].filter(([, value]) => value !== '')
  return {
    title: `Catálogo ${cover.day}`,
    foot: `${cover.company} · Precios en dólares al ${day}, sujetos a cambio y a stock`,
    content: [
      { text: cover.company, style: 'company' },
      { text: isPartner ? 'Catálogo Tomebamba' : 'Catálogo', style: 'title', margin: [0, 2, 0, 6] },
      ...facts.map(
        ([label, value]): Content => ({
          text: [{ text: `${label}: `, style: 'label' }, value ?? ''],
        }),
      ),
      ...brandsOf(rows).map(([brand, lines]) => tableOf(brand, lines, isPartner)),
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

/** The brand stands over its columns on each page it goes on to. */
const tableOf = (brand: string, rows: readonly CatalogueRow[], isPartner: boolean): Content => ({
  table: {
    headerRows: 2,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: [46, '*', 28, 50, 46, 54],
    body: [
      [{ text: brand, style: 'heading', colSpan: heads.length }, ...heads.slice(1).map(() => '')],
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
