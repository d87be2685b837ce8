import type { Content, TableCell } from 'pdfmake/interfaces'
import { dollars, formatMoney } from '../../../src/base/money'
import { date } from '../../../src/kinds/date/data'
import type { PdfDrawing } from '../../node/pdfRenderer'
import type { CatalogueRow } from './catalogue'
import type { CatalogueQuery } from './readCatalogueQuery'

/** Maximum products of a PDF; larger catalogues are spreadsheets. */
export const MOST_DRAWN = 3_000

interface Cover {
  readonly company: string
  readonly client: string | undefined
  readonly seller: string
  readonly list: string
  /** `2026-03-01`. */
  readonly day: string
}

/** Catalogue as PDF with a table per brand, in Spanish. */
export function catalogueDrawing(
  { channel }: CatalogueQuery,
  rows: readonly CatalogueRow[],
  cover: Cover,
): PdfDrawing {
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
      ...groupByBrand(rows).map(([brand, lines]) => brandTable(brand, lines, isPartner)),
    ],
  }
}

function groupByBrand(rows: readonly CatalogueRow[]): [string, CatalogueRow[]][] {
  const brands = new Map<string, CatalogueRow[]>()
  for (const row of rows) {
    const lines = brands.get(row.brand)
    if (lines) lines.push(row)
    else brands.set(row.brand, [row])
  }
  return [...brands]
}

const heads = ['Código', 'Producto', 'Stock', 'Subtotal', 'IVA', 'Total']

/** Repeats the brand with the header on each page. */
const brandTable = (brand: string, rows: readonly CatalogueRow[], isPartner: boolean): Content => ({
  table: {
    headerRows: 2,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: [46, '*', 28, 50, 46, 54],
    body: [
      [{ text: brand, style: 'heading', colSpan: heads.length }, ...heads.slice(1).map(() => '')],
      heads.map((text, at) => cell(text, at, 'head')),
      ...rows.map(row => tableCells(row, isPartner)),
    ],
  },
  layout: 'rows',
})

const tableCells = (row: CatalogueRow, isPartner: boolean): TableCell[] =>
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
