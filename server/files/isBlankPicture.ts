import { unzlibSync } from 'fflate'
import { ascii } from './fileTypeOf'
import { pixelsOf } from './pixels'

/** Smallest plausible signature, in pixels. */
const LEAST = { width: 40, height: 20 }
/** Largest decoded signature; each pixel takes four bytes. */
const MOST_MEGAPIXELS = 8

/**
 * True for an empty signature: an image of a few pixels, or a PNG (RFC 2083) that is damaged or has one
 * colour. Other formats are not decoded.
 */
export function isBlankPicture(bytes: Uint8Array, type: string): boolean {
  const size = pixelsOf(bytes, type)
  if (!size || size.width < LEAST.width || size.height < LEAST.height) return true
  if (size.width * size.height > MOST_MEGAPIXELS * 1e6) return true
  if (type !== 'image/png') return false
  try {
    return isPlain(bytes, size)
  } catch {
    return true // damaged
  }
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function isPlain(png: Uint8Array, { width, height }: { width: number; height: number }): boolean {
  const [depth = 8, colour = 6, , , interlaced] = png.subarray(24, 29)
  if (interlaced) return false
  const bits = depth * (channels[colour] ?? 4)
  const step = Math.max(1, bits >> 3)
  const length = Math.ceil((width * bits) / 8)
  const rows = unzlibSync(packed(png), { out: new Uint8Array(height * (length + 1)) })
  if (rows.length < height * (length + 1)) return true
  let above = new Uint8Array(length)
  let first: Uint8Array | undefined
  for (let y = 0; y < height; y++) {
    const at = y * (length + 1)
    const row = rows.subarray(at + 1, at + 1 + length)
    unfilter(row, above, { filter: rows[at] ?? 0, step })
    first ??= row.slice(0, step)
    const ink = first
    if (row.some((byte, x) => byte !== ink[x % step])) return false
    above = row
  }
  return true
}

/** Compressed data of a PNG, which may span several chunks. */
function packed(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const data: number[][] = []
  for (let at = 8; at + 8 <= png.length; at += 12 + view.getUint32(at))
    if (ascii(png, at + 4, 4) === 'IDAT')
      data.push([at + 8, Math.min(at + 8 + view.getUint32(at), png.length)])
  const whole = new Uint8Array(data.reduce((sum, [from = 0, to = 0]) => sum + to - from, 0))
  let end = 0
  for (const [from, to] of data) {
    const part = png.subarray(from, to)
    whole.set(part, end)
    end += part.length
  }
  return whole
}

/** Reverses the filter of a row (RFC 2083, chapter 6). */
function unfilter(
  row: Uint8Array,
  above: Uint8Array,
  { filter, step }: { readonly filter: number; readonly step: number },
) {
  const guess = guesses[filter]
  if (!guess) return
  for (let x = 0; x < row.length; x++) {
    const [left, corner] = x < step ? [0, 0] : [row[x - step] ?? 0, above[x - step] ?? 0]
    row[x] = (row[x] ?? 0) + guess(left, above[x] ?? 0, corner)
  }
}

const guesses: readonly (((left: number, up: number, corner: number) => number) | undefined)[] = [
  undefined,
  left => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const sum = left + up - corner
    const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)]
    if (a <= b && a <= c) return left
    return b <= c ? up : corner
  },
]
