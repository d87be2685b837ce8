import { coverDrawing, isCover } from './coverDrawing'
import { signatureDrawing } from './drawing'
import { goodsDrawing } from './goodsDrawing'
import type { Chance } from './random'

/** A file of a demo record, as stored in its field. */
export interface DemoFile {
  readonly id: string
  readonly name: string
  readonly type: 'application/pdf' | 'image/png' | 'text/csv'
}

/** A document with a random UUID. */
export const demoPdf = (name: string, chance: Chance): DemoFile => ({
  id: uuid(chance),
  name: `${name}.pdf`,
  type: 'application/pdf',
})
/** A cover, signature or product by name; a shop otherwise. */
export const demoPicture = (name: string, chance: Chance): DemoFile => ({
  id: uuid(chance),
  name: `${name}.png`,
  type: 'image/png',
})

/** Table of fictional prices. */
export const demoTable = (name: string, chance: Chance): DemoFile => ({
  id: uuid(chance),
  name: `${name}.csv`,
  type: 'text/csv',
})

const uuid = (chance: Chance) =>
  `${hex(8, chance)}-${hex(4, chance)}-4${hex(3, chance)}-8${hex(3, chance)}-${hex(12, chance)}`
const hex = (length: number, chance: Chance) =>
  Array.from({ length }, () => chance.int(0, 15).toString(16)).join('')

export function createContent({ name, type }: DemoFile): Uint8Array {
  if (type === 'application/pdf') return new TextEncoder().encode(pdf)
  if (type === 'text/csv') return new TextEncoder().encode(table)
  if (name === 'firma.png') return signatureDrawing()
  const base = name.replace(/\.png$/, '')
  if (isCover(base)) return coverDrawing(base)
  return goodsDrawing(base) ?? shop
}

/** Readers rebuild the missing table of offsets. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 67>>stream
BT /F1 18 Tf 60 520 Td (Documento de ejemplo, sin valor legal) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
/** SHA-256 of that document. */
export const demoPdfHash = '8a1709780fd8ac5b18e80910ddf5663c86fb2adc8df765f7d277c959cb24aa82'
const table = `CODIGO;PRODUCTO;PRECIO SIN IVA
06.04.16;KONDOR K55 NEGRO;189.00
06.04.17;KONDOR K55 AZUL;189.00
06.05.02;ANDES A12 BLANCO;142.50
06.05.03;ANDES A12 VERDE;142.50
07.01.01;AUDIFONOS QUINDE 3;24.90
`
/** A shop front, 64 by 48. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAACVBMVEXd5+6KWjzywU4+ETR3AAAAKElEQVR42u3MsQEAMAQAMPr/0UarriQHJAJY6M0JDgXZBAKB4C/grgKyMAesBEcmpAAAAABJRU5ErkJggg=='
const shop = Uint8Array.from(atob(picture), character => character.charCodeAt(0))
