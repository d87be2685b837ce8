import { zlibSync } from 'fflate'
export type Rgb = readonly [red: number, green: number, blue: number]

const paper = { width: 260, height: 90 } as const
let signed: Uint8Array | undefined

/** Signature as PNG: a wave that flattens along a line. */
export function signatureDrawing(): Uint8Array {
  signed ??= png(
    [
      [255, 255, 255],
      [20, 33, 61],
    ],
    signatureAt,
    paper,
  )
  return signed
}

function signatureAt(x: number, y: number): number {
  const offset = (x - 20) / 220
  if (offset < 0 || offset > 1) return 0
  const wave = (at: number) => 46 + 30 * (1 - at) * Math.sin(at * 38) * Math.cos(at * 9)
  const steep = Math.abs(wave(offset + 1 / 220) - wave(offset))
  const isLine = Math.abs(y - 72 + 6 * offset) < 1 && offset > 0.1
  return isLine || Math.abs(y - wave(offset)) < 1.3 + steep / 2 ? 1 : 0
}

/** PNG with a palette; each row has filter 0. */
export function png(
  palette: readonly Rgb[],
  at: (x: number, y: number) => number,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const rows = new Uint8Array(height * (width + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = at(x, y)
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 3], 8)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), data])
  const around = new DataView(new ArrayBuffer(8))
  around.setUint32(0, data.length)
  around.setUint32(4, crc(named))
  const bytes = new Uint8Array(around.buffer)
  return joined([bytes.slice(0, 4), named, bytes.slice(4)])
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A shape as the tables of drawings write it: `["box", 50, 50, [46, 92, 9]]`. */
export type DrawnShape =
  | readonly [name: 'box' | 'ring', x: number, y: number, sizes: readonly number[]]
  | readonly [name: 'disc', x: number, y: number, radius: number]
  | readonly [name: 'above', line: number]
  | readonly [name: 'both', one: DrawnShape, other: DrawnShape]
  /** A wedge that opens to both sides of the middle of a cover. */
  | readonly [name: 'arrow']

/** Distance of a point from a shape; negative inside. */
export type Shape = (x: number, y: number) => number

export function shapeOf(drawn: DrawnShape): Shape {
  switch (drawn[0]) {
    case 'box':
      return box(drawn[1], drawn[2], drawn[3])
    case 'ring': {
      const [, atX, atY, [radius = 0, width = 0]] = drawn
      return (x, y) => Math.abs(Math.hypot(x - atX, y - atY) - radius) - width / 2
    }
    case 'disc':
      return (x, y) => Math.hypot(x - drawn[1], y - drawn[2]) - drawn[3]
    case 'above':
      return (_, y) => y - drawn[1]
    case 'both': {
      const [one, other] = [shapeOf(drawn[1]), shapeOf(drawn[2])]
      return (x, y) => Math.max(one(x, y), other(x, y))
    }
    case 'arrow':
      return (x, y) => Math.abs(y - 45) - Math.abs(x - 80) * 0.6
  }
}

const box =
  (atX: number, atY: number, [width = 0, height = 0, radius = 0]: readonly number[]): Shape =>
  (x, y) => {
    const overX = Math.abs(x - atX) - width / 2 + radius
    const overY = Math.abs(y - atY) - height / 2 + radius
    const corner = Math.hypot(Math.max(overX, 0), Math.max(overY, 0))
    return corner + Math.min(Math.max(overX, overY), 0) - radius
  }
