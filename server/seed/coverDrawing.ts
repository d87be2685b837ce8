import { above, both, box, disc, png, type Rgb, ring, type Shape } from './drawing'

/** Oversampling of the 160 by 90 drawing, for smooth edges. */
const SCALE = 5
const WIDTH = 160
const HEIGHT = 90

interface Cover {
  readonly ground: Rgb
  /** From bottom to top. */
  readonly layers: readonly (readonly [paint: Rgb, shape: Shape])[]
}

const white: Rgb = [255, 255, 255]
const night: Rgb = [24, 32, 46]
const cream: Rgb = [253, 240, 214]
const gold: Rgb = [242, 182, 64]

const arrow: Shape = (x, y) => Math.abs(y - 45) - Math.abs(x - 80) * 0.6
const halo = (paint: Rgb) => [paint, disc(80, 45, 41)] as const

const covers = {
  telefono: {
    ground: [37, 74, 138],
    layers: [
      halo([58, 104, 180]),
      [night, box(80, 45, [40, 76, 7])],
      [[126, 178, 246], box(80, 45, [35, 70, 5])],
      [[176, 210, 252], both(disc(92, 24, 26), box(80, 45, [35, 70, 5]))],
      [night, box(80, 14, [10, 3, 1.5])],
      [white, box(80, 70, [20, 6, 3])],
      [gold, disc(118, 20, 4)],
      [gold, disc(38, 66, 3)],
    ],
  },
  audifonos: {
    ground: [21, 110, 84],
    layers: [
      halo([38, 143, 112]),
      [cream, both(ring(80, 48, [26, 6]), above(52))],
      [cream, box(54, 57, [8, 26, 4])],
      [cream, box(106, 57, [8, 26, 4])],
      [gold, box(60, 57, [9, 22, 4])],
      [gold, box(100, 57, [9, 22, 4])],
    ],
  },
  credito: {
    ground: [176, 101, 22],
    layers: [
      halo([203, 130, 44]),
      [night, box(84, 50, [76, 46, 5])],
      [cream, box(78, 44, [76, 46, 5])],
      [night, box(78, 33, [76, 8])],
      [gold, box(53, 48, [14, 10, 2])],
      [[190, 170, 130], box(76, 60, [60, 3, 1.5])],
    ],
  },
  capacitacion: {
    ground: [90, 66, 150],
    layers: [
      halo([117, 92, 180]),
      [night, box(80, 47, [52, 70, 5])],
      [white, box(80, 49, [44, 60, 3])],
      [gold, box(80, 15, [20, 9, 3])],
      ...[32, 46, 60].flatMap(y => [
        [[52, 160, 110] as Rgb, disc(67, y, 4)] as const,
        [[186, 192, 204] as Rgb, box(86, y, [24, 4, 2])] as const,
      ]),
    ],
  },
  despacho: {
    ground: [26, 105, 128],
    layers: [
      halo([47, 134, 158]),
      [night, box(80, 69, [124, 2, 1])],
      [cream, box(66, 44, [56, 36, 3])],
      [gold, box(66, 44, [56, 6])],
      [white, box(108, 50, [26, 24, 4])],
      [[126, 178, 220], box(112, 46, [13, 9, 2])],
      ...[54, 106].flatMap(x => [
        [night, disc(x, 63, 7)] as const,
        [[186, 192, 204] as Rgb, disc(x, 63, 3)] as const,
      ]),
    ],
  },
  parlante: {
    ground: [150, 46, 84],
    layers: [
      halo([182, 70, 110]),
      [cream, both(ring(80, 45, [34, 3]), arrow)],
      [cream, both(ring(80, 45, [48, 3]), arrow)],
      [night, box(80, 45, [34, 64, 7])],
      [[110, 120, 138], disc(80, 54, 13)],
      [night, disc(80, 54, 6)],
      [[110, 120, 138], disc(80, 27, 6)],
      [gold, disc(80, 27, 2)],
    ],
  },
} as const satisfies Readonly<Record<string, Cover>>

export type CoverName = keyof typeof covers
const cache = new Map<CoverName, Uint8Array>()

export const isCover = (name: string): name is CoverName => Object.hasOwn(covers, name)

/** Cover of a post as PNG: a product on a background colour. */
export function coverDrawing(name: CoverName): Uint8Array {
  const cached = cache.get(name) ?? renderCover(covers[name])
  cache.set(name, cached)
  return cached
}

function renderCover({ ground, layers }: Cover): Uint8Array {
  const at = (x: number, y: number) =>
    layers.findLastIndex(([, shape]) => shape((x + 0.5) / SCALE, (y + 0.5) / SCALE) <= 0) + 1
  const size = { width: WIDTH * SCALE, height: HEIGHT * SCALE }
  return png([ground, ...layers.map(([paint]) => paint)], at, size)
}
