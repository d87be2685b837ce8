import { zlibSync } from 'fflate'
import type { colours } from './models'

type Colour = (typeof colours)[number]
type Rgb = readonly [number, number, number]

const shells: Readonly<Record<Colour, Rgb>> = {
  NEGRO: [43, 48, 56],
  AZUL: [58, 110, 190],
  BLANCO: [226, 230, 236],
  VERDE: [64, 145, 108],
  DORADO: [206, 170, 98],
  GRIS: [128, 136, 148],
  LILA: [168, 148, 214],
  PLATEADO: [190, 197, 206],
}
const SIDE = 128
const drawn = new Map<Colour, Uint8Array>()

/** The back of a phone in its colour, as a PNG. */
export function phoneDrawing(colour: Colour): Uint8Array {
  const known = drawn.get(colour) ?? png([[244, 246, 248], shells[colour], [24, 28, 34]], phoneAt)
  drawn.set(colour, known)
  return known
}

/** Which colour a point has: ground, shell, or the lenses. */
function phoneAt(x: number, y: number): number {
  if (!isRounded({ x: x - 64, y: y - 64, width: 56, height: 104, radius: 11 })) return 0
  const lens = [
    [50, 28],
    [50, 46],
    [66, 37],
  ].some(([atX = 0, atY = 0]) => Math.hypot(x - atX, y - atY) < 7)
  return lens ? 2 : 1
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
}
function isRounded({ x, y, width, height, radius }: Box): boolean {
  const over = (at: number, size: number) => Math.max(0, Math.abs(at) - size / 2 + radius)
  return Math.hypot(over(x, width), over(y, height)) <= radius
}

const paper = { width: 260, height: 90 } as const
let signed: Uint8Array | undefined

/** Somebody's signature: a wave that calms down over a line, as a PNG. */
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
  const along = (x - 20) / 220
  if (along < 0 || along > 1) return 0
  const wave = (at: number) => 46 + 30 * (1 - at) * Math.sin(at * 38) * Math.cos(at * 9)
  const steep = Math.abs(wave(along + 1 / 220) - wave(along))
  const isLine = Math.abs(y - 72 + 6 * along) < 1 && along > 0.1
  return isLine || Math.abs(y - wave(along)) < 1.3 + steep / 2 ? 1 : 0
}

/** A picture with a palette: each row begins with the number of its filter, none. */
function png(
  palette: readonly Rgb[],
  at: (x: number, y: number) => number,
  { width, height } = { width: SIDE, height: SIDE },
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
