import type { Content } from 'pdfmake/interfaces'
import { letterhead, type PrintedFacts } from '../../documents/blocks'
import type { DocumentPage } from '../../documents/page'

/** Head of a document, with RUC and address of the company. */
export async function companyHead(page: DocumentPage, title: string): Promise<Content> {
  const company = await page.company()
  const tax = company && `RUC ${company.text('EMPRESA')}`
  return letterhead(page, title, [tax, company?.text('DIRECCION')])
}

/** How a customer is identified and reached. */
export const contactOf = (client: DocumentPage | undefined): PrintedFacts => [
  ['RUC / cédula', client?.text('RUC') ?? ''],
  ['Teléfono', client?.text('Celular') ?? ''],
]

/** Signature lines, with names and known cédulas. */
export const signatures = (names: readonly string[], cedulas: readonly string[] = []): Content => ({
  columns: names.map((name, at) => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 160, y2: 0, lineWidth: 0.5 }] },
      { text: name, style: 'label', margin: [0, 3, 0, 2] },
      { text: `C.I.: ${cedulas[at] ?? ''}`, style: 'label' },
    ],
  })),
  margin: [0, 48, 0, 0],
  unbreakable: true,
})
