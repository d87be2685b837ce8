import { png, type Rgb, rounded, type Shape } from './drawing'
import type { colours } from './models'

type Colour = (typeof colours)[number]

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
/** Oversampling of the 100 by 100 drawing. */
const SCALE = 3
const SIDE = 100 * SCALE
const cache = new Map<Colour, Uint8Array>()

/** Back of a phone on white as PNG. */
export function phoneDrawing(colour: Colour): Uint8Array {
  const cached = cache.get(colour) ?? drawnIn(shells[colour])
  cache.set(colour, cached)
  return cached
}

function drawnIn(shell: Rgb): Uint8Array {
  plan ??= planned()
  const { points, mixtures } = plan
  const paints = [shaded(shell, 0.82), shell, shaded(shell, 0.9), rim, glass, glint]
  const palette = mixtures.map(shares =>
    shares.reduce<Rgb>((below, share, at) => mixed(below, paints[at] ?? below, share), white),
  )
  return png(palette, (x, y) => points[y * SIDE + x] ?? 0, { width: SIDE, height: SIDE })
}

const white: Rgb = [255, 255, 255]
const [rim, glass, glint]: readonly Rgb[] = [
  [24, 28, 34],
  [46, 54, 68],
  [214, 222, 232],
]
const shaded = (rgb: Rgb, by: number): Rgb => mixed([0, 0, 0], rgb, by)
const mixed = (below: Rgb, above: Rgb, share: number): Rgb => {
  const part = (at: 0 | 1 | 2) => Math.round(below[at] + (above[at] - below[at]) * share)
  return [part(0), part(1), part(2)]
}

/** Mix of paints per point, shared by all colours. */
interface Plan {
  readonly points: Uint8Array
  readonly mixtures: readonly (readonly number[])[]
}
let plan: Plan | undefined

function planned(): Plan {
  const points = new Uint8Array(SIDE * SIDE)
  const coverageByShape = new Map<string, number>()
  const mixtures: (readonly number[])[] = []
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const shares = sharesAt((x + 0.5) / SCALE, (y + 0.5) / SCALE)
      const name = shares.join()
      const at = coverageByShape.get(name) ?? mixtures.push(shares) - 1
      coverageByShape.set(name, at)
      points[y * SIDE + x] = at
    }
  return { points, mixtures }
}

/** Rim, shell, camera island, lens rings, glass, glint. */
function sharesAt(x: number, y: number): readonly number[] {
  const share = (shape: Shape) => coverage(shape(x, y))
  if (share(rounded(50, 50, { width: 46, height: 92, radius: 9 })) === 0) return []
  const ring = (radius: number, off = 0) =>
    Math.max(
      ...lenses.map(([atX, atY]) => coverage(Math.hypot(x - atX + off, y - atY + off) - radius)),
    )
  return [
    share(rounded(50, 50, { width: 46, height: 92, radius: 9 })),
    share(rounded(50, 50, { width: 44, height: 90, radius: 8 })),
    share(rounded(41, 20, { width: 22, height: 27, radius: 6.4 })),
    ring(4.4),
    ring(2.7),
    ring(0.75, 1.1),
  ]
}

/** Edge points mix in eighths, to limit the palette. */
const coverage = (outside: number) =>
  Math.round(Math.min(1, Math.max(0, 0.5 - outside * SCALE)) * 8) / 8

const lenses: readonly (readonly [number, number])[] = [
  [36, 13.6],
  [36, 26.4],
  [46, 20],
]
