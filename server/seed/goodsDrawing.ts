import { above, both, box, disc, png, type Rgb, ring, type Shape } from './drawing'
import { colours } from './models'

type Colour = (typeof colours)[number]
/** A fixed colour, or a share of the product's own: 1 is the colour itself, less is darker. */
type Paint = Rgb | number
/** From bottom to top, on a drawing of 100 by 100. */
type Layers = readonly (readonly [paint: Paint, shape: Shape])[]

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
const white: Rgb = [255, 255, 255]
const night: Rgb = [24, 28, 34]
const glass: Rgb = [46, 54, 68]
const glint: Rgb = [214, 222, 232]
const metal: Rgb = [168, 176, 188]
const screen: Rgb = [92, 142, 214]
const sky: Rgb = [150, 190, 240]
const gold: Rgb = [242, 182, 64]
const green: Rgb = [52, 160, 110]

const lenses = [
  [36, 13.6],
  [36, 26.4],
  [46, 20],
].flatMap(
  ([x = 0, y = 0]): Layers => [
    [night, disc(x, y, 4.4)],
    [glass, disc(x, y, 2.7)],
    [glint, disc(x - 1.1, y - 1.1, 0.75)],
  ],
)
const phone: Layers = [
  [0.82, box(50, 50, [46, 92, 9])],
  [1, box(50, 50, [44, 90, 8])],
  [0.9, box(41, 20, [22, 27, 6.4])],
  ...lenses,
]
const panel = (width: number, height: number, foot: Layers): Layers => [
  ...foot,
  [night, box(50, 44, [width, height, 3])],
  [screen, box(50, 44, [width - 5, height - 5, 1.5])],
  [
    sky,
    both(
      disc(50 + width / 3, 44 - height / 3, height / 1.8),
      box(50, 44, [width - 5, height - 5, 1.5]),
    ),
  ],
]
const appliance: Layers = [
  [0.82, box(50, 50, [64, 84, 7])],
  [1, box(50, 50, [61, 81, 6])],
  [0.9, box(50, 20, [61, 2])],
  [green, disc(74, 15, 2.2)],
]

/** Drawing by the first words after the brand. */
const families: readonly (readonly [words: RegExp, layers: Layers])[] = [
  [
    /^(TABLA|HOJA|TAB) /,
    [
      [night, box(50, 50, [66, 88, 6])],
      [screen, box(50, 50, [58, 78, 2])],
      [sky, both(disc(66, 30, 34), box(50, 50, [58, 78, 2]))],
      [glint, box(50, 82, [18, 2.4, 1.2])],
    ],
  ],
  [
    /^AUDÍFONO BLUETOOTH/,
    [
      [0.82, box(50, 62, [58, 44, 16])],
      [1, box(50, 61, [55, 40, 14])],
      [0.9, box(50, 50, [55, 1.6])],
      [green, disc(50, 62, 1.8)],
      ...[33, 67].flatMap(
        (x): Layers => [
          [0.82, disc(x, 20, 9)],
          [1, disc(x, 20, 7.6)],
          [1, box(x, 32, [6, 22, 3])],
          [night, disc(x, 20, 3)],
        ],
      ),
    ],
  ],
  [
    /^AUDÍFONO/,
    [
      [0.82, both(ring(50, 50, [36, 6]), above(54))],
      ...[16, 84].map((x): Layers[number] => [1, box(x, 62, [14, 34, 6])]),
      ...[22, 78].map((x): Layers[number] => [night, box(x, 62, [9, 28, 4])]),
    ],
  ],
  [
    /^PARLANTE/,
    [
      [0.82, box(50, 50, [52, 88, 9])],
      [1, box(50, 50, [49, 85, 8])],
      [night, disc(50, 62, 18)],
      [glass, disc(50, 62, 15)],
      [metal, disc(50, 62, 6)],
      [night, disc(50, 26, 9)],
      [metal, disc(50, 26, 3)],
    ],
  ],
  [
    /^BARRA DE SONIDO/,
    [
      [0.82, box(50, 50, [94, 18, 6])],
      [1, box(50, 49, [92, 15, 5])],
      ...[16, 30, 70, 84].map((x): Layers[number] => [night, disc(x, 49, 4.6)]),
      [green, disc(50, 49, 1.6)],
    ],
  ],
  [
    /^CARGADOR/,
    [
      ...[42, 58].map((x): Layers[number] => [metal, box(x, 18, [4, 22, 1])]),
      [0.82, box(50, 54, [46, 56, 9])],
      [1, box(50, 53, [43, 53, 8])],
      [night, box(50, 74, [12, 4, 2])],
      [glint, box(50, 46, [14, 2, 1])],
    ],
  ],
  [
    /^CABLE/,
    [
      [0.82, ring(50, 46, [30, 5])],
      [1, ring(50, 46, [21, 5])],
      [1, box(66, 74, [5, 22, 2])],
      [night, box(66, 86, [10, 12, 2])],
      [metal, box(66, 94, [6, 6, 1])],
      [night, box(34, 78, [10, 12, 2])],
      [metal, box(34, 86, [6, 6, 1])],
    ],
  ],
  [
    /^BATERÍA EXTERNA/,
    [
      [0.82, box(50, 50, [48, 84, 9])],
      [1, box(50, 50, [45, 81, 8])],
      [night, box(50, 13, [12, 4, 1.5])],
      ...[0, 1, 2, 3].map((at): Layers[number] => [
        at < 3 ? green : metal,
        disc(41 + at * 6, 80, 1.8),
      ]),
    ],
  ],
  [
    /^SOPORTE/,
    [
      [0.82, box(50, 80, [40, 10, 5])],
      [1, box(50, 62, [8, 34, 3])],
      [night, box(50, 36, [36, 62, 6])],
      [screen, box(50, 36, [31, 56, 4])],
      ...[30, 70].map((x): Layers[number] => [1, box(x, 40, [6, 22, 3])]),
    ],
  ],
  [
    /^(MEMORIA|PENDRIVE)/,
    [
      [metal, box(50, 20, [24, 24, 2])],
      [night, box(45, 18, [5, 5])],
      [night, box(55, 18, [5, 5])],
      [0.82, box(50, 60, [36, 62, 6])],
      [1, box(50, 60, [33, 59, 5])],
      [glint, box(50, 58, [22, 3, 1])],
      [glint, box(50, 66, [16, 3, 1])],
    ],
  ],
  [
    /^(DISCO|RAM DDR)/,
    [
      [0.82, box(50, 50, [78, 52, 4])],
      [1, box(50, 50, [75, 49, 3])],
      [white, box(50, 46, [60, 26, 2])],
      [green, box(50, 40, [60, 5])],
      [metal, box(50, 51, [46, 3, 1])],
      ...[24, 34, 44, 54, 64, 74].map((x): Layers[number] => [gold, box(x, 71, [5, 4])]),
    ],
  ],
  [
    /^RELOJ/,
    [
      [0.9, box(50, 50, [26, 94, 7])],
      [night, box(50, 50, [46, 52, 13])],
      [screen, box(50, 50, [39, 45, 10])],
      [white, both(ring(50, 50, [13, 3]), above(62))],
      [metal, box(74, 50, [4, 9, 2])],
    ],
  ],
  [
    /^PORTÁTIL/,
    [...panel(76, 50, []), [metal, box(50, 74, [94, 8, 3])], [glass, box(50, 71.5, [18, 2, 1])]],
  ],
  [
    /^(MONITOR|TELEVISOR)/,
    panel(90, 54, [
      [metal, box(50, 74, [10, 16])],
      [metal, box(50, 83, [42, 4, 2])],
    ]),
  ],
  [
    /^TECLADO/,
    [
      [night, box(50, 50, [94, 36, 5])],
      ...[41, 50].flatMap(y =>
        [14, 23, 32, 41, 50, 59, 68, 77, 86].map((x): Layers[number] => [
          metal,
          box(x, y, [7, 7, 1.4]),
        ]),
      ),
      [metal, box(50, 60, [44, 7, 1.4])],
    ],
  ],
  [
    /^RATÓN/,
    [
      [0.82, box(50, 50, [48, 76, 24])],
      [1, box(50, 49, [45, 73, 22])],
      [0.82, box(50, 32, [1.2, 36])],
      [night, box(50, 32, [6, 14, 3])],
    ],
  ],
  [
    /^IMPRESORA/,
    [
      [white, box(50, 22, [50, 34, 2])],
      [0.82, box(50, 54, [86, 42, 6])],
      [1, box(50, 52, [83, 37, 5])],
      [night, box(50, 64, [60, 8, 2])],
      [glint, box(50, 78, [52, 22, 1])],
      [green, disc(82, 44, 2)],
    ],
  ],
  [
    /^PROYECTOR/,
    [
      [0.82, box(50, 52, [86, 44, 8])],
      [1, box(50, 50, [83, 40, 7])],
      [night, disc(32, 50, 15)],
      [screen, disc(32, 50, 11)],
      [glint, disc(28, 46, 2.6)],
      ...[58, 66, 74].map((x): Layers[number] => [0.82, box(x, 50, [3, 22, 1.5])]),
    ],
  ],
  [
    /^TINTA/,
    [
      [night, box(50, 15, [18, 14, 3])],
      [0.82, box(50, 56, [40, 74, 8])],
      [1, box(50, 56, [37, 71, 7])],
      [white, box(50, 60, [37, 34])],
      [1, disc(50, 60, 9)],
    ],
  ],
  [
    /^REFRIGERADORA/,
    [
      ...appliance,
      [0.82, box(50, 40, [61, 1.6])],
      [glint, box(27, 31, [2.6, 12, 1.3])],
      [glint, box(27, 55, [2.6, 22, 1.3])],
    ],
  ],
  [
    /^(LAVADORA|COCINA)/,
    [...appliance, [night, disc(50, 56, 22)], [sky, disc(50, 56, 18)], [glint, disc(43, 49, 4)]],
  ],
  [
    /^(LICUADORA|BATIDORA|CAFETERA)/,
    [
      [night, box(50, 12, [30, 7, 3])],
      [sky, box(50, 37, [38, 46, 5])],
      [glint, box(40, 36, [4, 32, 2])],
      [night, both(ring(72, 38, [11, 4]), box(80, 38, [17, 40]))],
      [0.82, box(50, 78, [50, 34, 7])],
      [1, box(50, 77, [47, 31, 6])],
      [night, disc(50, 78, 7)],
      [glint, box(50, 74, [1.6, 6])],
    ],
  ],
  [
    /^(FREIDORA|ARROCERA|OLLA|SANDUCHERA|MICROONDAS)/,
    [
      [0.82, box(50, 52, [74, 76, 20])],
      [1, box(50, 51, [71, 72, 18])],
      [night, box(50, 34, [42, 16, 5])],
      [green, box(50, 34, [22, 5, 2])],
      [0.82, box(50, 50, [71, 1.6])],
      [night, box(50, 68, [26, 9, 4])],
    ],
  ],
  [
    /^(SECADORA|PLANCHA|RIZADORA|CORTADORA|AFEITADORA|CEPILLO|DEPILADORA)/,
    [
      [0.82, box(46, 62, [15, 60, 7])],
      [1, box(46, 62, [12, 57, 6])],
      [0.82, box(50, 30, [74, 34, 15])],
      [1, box(50, 29, [71, 30, 13])],
      [night, box(84, 30, [6, 26, 2])],
      [green, disc(46, 60, 2)],
    ],
  ],
  [
    /^FUNDA TIPO LIBRO/,
    [
      [0.82, box(54, 50, [56, 92, 7])],
      [1, box(50, 50, [54, 90, 6])],
      [0.82, box(27, 50, [3, 90])],
      [gold, box(77, 50, [10, 9, 3])],
    ],
  ],
  [
    /^FUNDA/,
    [
      [0.82, box(50, 50, [50, 94, 11])],
      [1, box(50, 50, [46, 90, 9])],
      [white, box(41, 21, [23, 28, 7])],
    ],
  ],
  [
    /^(VIDRIO|MICA|PROTECTOR)/,
    [
      [metal, box(56, 53, [46, 84, 8])],
      [white, box(56, 53, [44, 82, 7])],
      [sky, box(46, 48, [46, 84, 8])],
      [glint, box(46, 48, [43, 81, 7])],
      [white, box(40, 40, [4, 50, 2])],
    ],
  ],
]

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
