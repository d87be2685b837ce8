import { type DrawnShape, png, type Rgb, shapeOf } from './drawing'
import { tableOf } from './tableOf'
import table from './tables/coverDrawings.json'

/** Oversampling of the 160 by 90 drawing, for smooth edges. */
const SCALE = 5
const WIDTH = 160
const HEIGHT = 90

export type CoverName = keyof (typeof table)['covers']
interface Cover {
  readonly ground: Rgb
  /** From bottom to top. */
  readonly layers: readonly (readonly [paint: Rgb | string, shape: DrawnShape])[]
}
const { paints, covers } = tableOf<{
  readonly paints: Readonly<Record<string, Rgb>>
  readonly covers: Readonly<Record<CoverName, Cover>>
}>(table)
const cache = new Map<CoverName, Uint8Array>()

export const isCover = (name: string): name is CoverName => Object.hasOwn(covers, name)

/** Cover of a post as PNG: a product on a background colour. */
export function coverDrawing(name: CoverName): Uint8Array {
  const cached = cache.get(name) ?? renderCover(covers[name])
  cache.set(name, cached)
  return cached
}

function renderCover({ ground, layers }: Cover): Uint8Array {
  const shapes = layers.map(([, shape]) => shapeOf(shape))
  const at = (x: number, y: number) =>
    shapes.findLastIndex(shape => shape((x + 0.5) / SCALE, (y + 0.5) / SCALE) <= 0) + 1
  const size = { width: WIDTH * SCALE, height: HEIGHT * SCALE }
  const colours = layers.map(([paint]) => (typeof paint === 'string' ? paints[paint] : paint))
  return png([ground, ...colours.map(colour => colour ?? ground)], at, size)
}
