import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import type { Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces'
import { serveThread } from '../base/serveThread'
import type { PdfDrawing, PdfOrigin } from './pdfRenderer'

/** Module address for the worker thread. */
export const drawAddress = import.meta.url

/** Draws a document with the library's fonts, without network access. */
export async function draw(drawing: PdfDrawing, origin: PdfOrigin): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake')
  const require = createRequire(import.meta.url)
  const file = require.resolve('pdfmake/fonts/Roboto.js')
  pdfmake.setFonts(require(file))
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(path => path.startsWith(dirname(file) + sep))
  pdfmake.setTableLayouts({ rows })
  return new Uint8Array(await pdfmake.createPdf(definitionOf(drawing, origin)).getBuffer())
}

const grey = '#5f6b7a'

/** Thin lines between rows. */
const rows: CustomTableLayout = {
  hLineWidth: (line, { table }) => widthOf(line - (table.headerRows ?? 0)),
  hLineColor: (line, { table }) => (line === table.headerRows ? grey : '#d5dae1'),
  vLineWidth: () => 0,
  paddingLeft: column => (column === 0 ? 0 : 8),
  paddingRight: (column, { table }) => (column === (table.body[0]?.length ?? 0) - 1 ? 0 : 4),
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

/** No line in the head, one below it, thin lines between rows. */
const widthOf = (below: number) => (below < 0 ? 0 : below === 0 ? 0.8 : 0.4)

const definitionOf = (
  { title, content, foot, mark, size }: PdfDrawing,
  { creator, language, page }: PdfOrigin,
): TDocumentDefinitions => ({
  info: { title, creator, producer: creator },
  language,
  pageSize: size ?? 'A4',
  pageMargins: size ? 10 : [40, 40, 40, 56],
  content: [...content] as Content[],
  ...(!size && { footer: footOf(foot, page) }),
  ...(mark && { watermark: { text: mark, color: grey, opacity: 0.08, bold: true } }),
  defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
  styles: {
    company: { fontSize: 14, bold: true },
    title: { fontSize: 12, bold: true },
    heading: { fontSize: 10, bold: true, margin: [0, 12, 0, 4] },
    head: { bold: true, fontSize: 8, color: grey },
    label: { fontSize: 7.5, color: grey },
    total: { bold: true, fontSize: 10 },
    fine: { fontSize: 7.5, color: grey },
  },
})

const footOf =
  (foot: string, words: string) =>
  (page: number, pages: number): Content => ({
    margin: [40, 16, 40, 0],
    columns: [
      { text: foot, fontSize: 7.5, color: grey },
      {
        text: words.replace('{{page}}', String(page)).replace('{{pages}}', String(pages)),
        fontSize: 7.5,
        color: grey,
        alignment: 'right',
        width: 80,
      },
    ],
  })

serveThread('draw', ({ drawing, origin }: { drawing: PdfDrawing; origin: PdfOrigin }) =>
  draw(drawing, origin),
)
