import { toSVG } from 'bwip-js/node'
import type { Content } from 'pdfmake/interfaces'

/** Code 128 with its digits below. */
export function barcode(text: string): Content {
  const width = Math.min(262, 40 + text.length * 10)
  return {
    columns: [
      {
        width,
        stack: [
          { svg: toSVG({ bcid: 'code128', text, height: 9 }), fit: [width, 34] },
          { text, style: 'fine' },
        ],
      },
    ],
    margin: [0, 4, 0, 0],
  }
}
