import { type DrawnShape, png, type Rgb, type Shape, shapeOf } from './drawing'
import { colours } from './models'
import { tableOf } from './tableOf'
import table from './tables/goodsDrawings.json'

type Colour = (typeof colours)[number]
/** A fixed colour, or a share of the product's own: 1 is the colour itself, less is darker. */
type Paint = Rgb | number
/** From bottom to top, on a drawing of 100 by 100. */
type Layers = readonly (readonly [paint: Paint, shape: Shape])[]
type DrawnLayers = readonly (readonly [paint: string | number, shape: DrawnShape])[]

const { paints, shells, ...drawn } = tableOf<{
  readonly paints: Readonly<Record<string, Rgb>>
  readonly shells: Readonly<Record<Colour, Rgb>>
  readonly phone: DrawnLayers
  /** Drawing by the first words after the brand. */
  readonly families: readonly { readonly start: string; readonly layers: DrawnLayers }[]
}>(table)

const white: Rgb = [255, 255, 255]
const layersOf = (layers: DrawnLayers): Layers =>
  layers.map(([paint, shape]) => [
    typeof paint === 'number' ? paint : (paints[paint] ?? white),
    shapeOf(shape),
  ])
const phone = layersOf(drawn.phone)
const families = drawn.families.map(
  ({ start, layers }) => [new RegExp(start), layersOf(layers)] as const,
)

/** Picture of a product as PNG: by the words of its name, in the colour at its end. */
export function goodsDrawing(product: string): Uint8Array | undefined {
  const name = product.toUpperCase()
  const colour = colours.find(one => name.endsWith(` ${one}`))
  const words = name.slice(name.indexOf(' ') + 1)
  const layers = families.find(([start]) => start.test(words))?.[1] ?? (colour && phone)
  return layers && drawnIn(layers, colour ?? 'GRIS')
}

/** Side of the picture in pixels, and by how much it enlarges the drawing. */
const SIDE = 240
const SCALE = SIDE / 100

/** Coverage of the layers per point, shared by all colours of a family. */
interface Plan {
  readonly points: Uint8Array
  readonly mixtures: readonly (readonly number[])[]
}
const plans = new Map<Layers, Plan>()
const pictures = new Map<Layers, Map<Colour, Uint8Array>>()

function drawnIn(layers: Layers, colour: Colour): Uint8Array {
  const known = pictures.get(layers) ?? new Map<Colour, Uint8Array>()
  pictures.set(layers, known)
  const picture = known.get(colour) ?? painted(layers, shells[colour])
  known.set(colour, picture)
  return picture
}

function painted(layers: Layers, shell: Rgb): Uint8Array {
  const { points, mixtures } = plans.get(layers) ?? planned(layers)
  const paints = layers.map(([paint]) =>
    typeof paint === 'number' ? mixed([0, 0, 0], shell, paint) : paint,
  )
  const palette = mixtures.map(shares =>
    shares.reduce<Rgb>((below, share, at) => mixed(below, paints[at] ?? below, share), white),
  )
  return png(palette, (x, y) => points[y * SIDE + x] ?? 0, { width: SIDE, height: SIDE })
}

function planned(layers: Layers): Plan {
  const points = new Uint8Array(SIDE * SIDE)
  const places = new Map<string, number>()
  const mixtures: (readonly number[])[] = []
  for (let at = 0; at < points.length; at++) {
    const seen = seenAt(layers, ((at % SIDE) + 0.5) / SCALE, (Math.floor(at / SIDE) + 0.5) / SCALE)
    const name = seen.join()
    const place = places.get(name) ?? mixtures.push(seen) - 1
    places.set(name, place)
    points[at] = place
  }
  const plan = { points, mixtures }
  plans.set(layers, plan)
  return plan
}

/** Shares of the layers seen at a point: from the topmost that covers it whole. */
function seenAt(layers: Layers, x: number, y: number): readonly number[] {
  const seen: number[] = []
  for (let at = layers.length - 1; at >= 0 && seen[at + 1] !== 1; at--) {
    const share = coverage(layers[at]?.[1](x, y) ?? 1)
    if (share > 0) seen[at] = share
  }
  return seen
}

/** Edge points mix in quarters, to limit the palette. */
const coverage = (outside: number) =>
  Math.round(Math.min(1, Math.max(0, 0.5 - outside * SCALE)) * 4) / 4

const mixed = (below: Rgb, above: Rgb, share: number): Rgb => {
  const part = (at: 0 | 1 | 2) => Math.round(below[at] + (above[at] - below[at]) * share)
  return [part(0), part(1), part(2)]
}
