import type { Content, TableCell } from 'pdfmake/interfaces'
import { business } from '../../src/base/business'
import type { DocumentPage, Printed } from './page'

/** The sign of the business as on its pages. */
function sign(): Content[] {
  const lines = business().sign?.map(
    ({ path, width, colour }) =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  if (!lines) return []
  const square = '<rect width="40" height="40" rx="10" fill="#0a7a5a"/>'
  return [{ svg: `<svg viewBox="0 0 40 40">${square}${lines.join('')}</svg>`, width: 32 }]
}

/** Head of a document: sign, name of the tenant or business with some lines below, and title. */
export async function letterhead(
  page: DocumentPage,
  title: string,
  lines: readonly (string | undefined)[] = [],
): Promise<Content> {
  const company = await page.company()
  return {
    columnGap: 10,
    columns: [
      ...sign(),
      {
        width: '*',
        stack: [
          { text: company?.title ?? business().brand, style: 'company' },
          ...linesBlock(lines).map(text => ({ text, style: 'fine' })),
        ],
      },
      {
        width: 'auto',
        alignment: 'right',
        stack: [{ text: title, style: 'title' }, page.title],
      },
    ],
    margin: [0, 0, 0, 14],
  }
}

export const linesBlock = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined && text !== '')

export type PrintedFacts = readonly (readonly [label: string, value: string])[]

/** Labelled values, three in a row; empty ones are omitted. */
export function facts(pairs: PrintedFacts): Content {
  const filled = pairs.filter(([, value]) => value !== '')
  const cells = filled.map(
    ([label, value]): TableCell => ({
      stack: [{ text: label, style: 'label' }, value],
      margin: [0, 1, 0, 3],
    }),
  )
  const starts = cells.map((_, at) => at).filter(at => at % 3 === 0)
  if (starts.length === 0) return []
  const body = starts.map(at => [0, 1, 2].map(side => cells[at + side] ?? ''))
  return { table: { widths: ['*', '*', '*'], body }, layout: 'noBorders' }
}

/** Fields of a record as labelled values, with labels of the schema. */
export const factsBlock = (printed: Printed, names: readonly string[]): Content =>
  facts(names.map(name => [printed.label(name), printed.text(name)] as const))

export interface DocumentColumn<Row> {
  readonly head: string
  readonly cell: (row: Row, at: number) => Content
  readonly width?: 'auto' | '*' | number
  readonly end?: boolean
}

/** Table with a repeated header and rows that do not break across pages. */
export function tableBlock<Row>(
  columns: readonly DocumentColumn<Row>[],
  rows: readonly Row[],
): Content {
  const aligned = (text: Content, end: boolean | undefined): TableCell => ({
    stack: [text],
    alignment: end ? 'right' : 'left',
  })
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width = 'auto' }) => width),
      body: [
        columns.map(({ head, end }) => aligned({ text: head, style: 'head', noWrap: true }, end)),
        ...rows.map((row, at) => columns.map(({ cell, end }) => aligned(cell(row, at), end))),
      ],
    },
    layout: 'rows',
    margin: [0, 4, 0, 8],
  }
}

export const heading = (text: string): Content => ({ text, style: 'heading' })

/** Some columns of a field's rows under its label; nothing without rows. */
export function rowsBlock(
  page: DocumentPage,
  name: string,
  { columns, width }: { readonly columns: readonly string[]; readonly width: 'auto' | '*' },
): Content[] {
  const rows = page.lines(name)
  if (rows.length === 0) return []
  const shown = columns.map(column => ({
    ...{ head: rows[0]?.label(column) ?? column, width },
    cell: (row: Printed) => row.text(column),
  }))
  return [heading(page.label(name)), tableBlock(shown, rows)]
}

/** Right-aligned sums; the last one is emphasised. */
export function sums(pairs: PrintedFacts): Content {
  const filled = pairs.filter(([, value]) => value !== '')
  if (filled.length === 0) return []
  return {
    columns: [
      { width: '*', text: '' },
      {
        width: 220,
        table: {
          widths: ['*', 'auto'],
          body: filled.map(([label, value], at) =>
            [label, value].map((text, side) => ({
              text,
              ...(side === 1 && { alignment: 'right' as const }),
              ...(at === filled.length - 1 && { style: 'total' }),
            })),
          ),
        },
        layout: 'noBorders',
        unbreakable: true,
      },
    ],
  }
}
