import { deliveryOptions, deliveryProducts } from '../../src/domain/orders/deliveryOptions'
import { AL, brandsByCompany, HT, MC } from './companies'
import { type DemoFile, demoPicture } from './files'
import { colours, fittings, type Line, memories, otherGoods, phoneLines } from './models'
import { type Chance, chanceFrom } from './random'

export interface DemoProduct {
  readonly CODIGO: string
  readonly NOMBRE: string
  readonly SKU: string
  readonly COD_ITSA: string | null
  readonly CATEGORIA: string
  readonly MARCA: string
  readonly STATUS: 'ACTIVO' | 'INACTIVO'
  readonly COSTO: number
  readonly SIN_SERIE: boolean
  readonly IMAGES?: readonly { readonly URL: DemoFile }[]
}
interface Draft {
  readonly group: string
  readonly category: string
  readonly brand: string
  readonly name: string
  readonly cost: number
}

/** Category of phones, of accessories, and number of products by company. */
const companies = {
  [HT]: { lines: phoneLines.HT, phones: '108', accessories: '109', count: 2500, seed: 11 },
  [MC]: { lines: phoneLines.MC, phones: '105', accessories: '107', count: 600, seed: 12 },
  [AL]: { lines: phoneLines.AL, phones: '108', accessories: '109', count: 60, seed: 13 },
} as const

export function createProducts(company: keyof typeof companies): readonly DemoProduct[] {
  const { lines, phones, accessories, count, seed } = companies[company]
  const chance = chanceFrom(seed)
  const brands = brandsByCompany[company] ?? {}
  const share = company === HT ? 0.5 : 0.45
  const drafts = [
    ...createPhones(lines, phones).slice(0, Math.round(count * share)),
    ...(company === HT ? createOthers() : []),
    ...accessoriesFor(lines, accessories),
  ].slice(0, count - Object.keys(deliveryProducts).length)
  const sequence = new Map<string, number>()
  const goods = drafts.map(draft => {
    const start = `${draft.group}.${draft.brand}`
    const number = (sequence.get(start) ?? 0) + 1
    sequence.set(start, number)
    return product({ ...draft, name: `${brands[draft.brand]} ${draft.name}` }, start, number)
  })
  const finishedGoods = goods.map(one => finished(one, chance))
  return [
    ...finishedGoods.map(one => (isPictured(one) ? pictured(one, chance) : one)),
    ...deliveries,
  ]
}

/** Every model in two or three capacities and at least four colours. */
function createPhones(lines: readonly Line[], category: string): Draft[] {
  return lines.flatMap(({ brand, models, cost }) =>
    models.flatMap((model, at) => {
      const from = at < models.length / 2 ? 0 : 2
      const base = between(cost, at / Math.max(1, models.length - 1))
      return memories
        .slice(from, from + 3)
        .flatMap(([memory, extra]) =>
          colours
            .slice(0, 8 - (at % 2))
            .map(colour =>
              draft(['10', category, brand], `${model} ${memory} ${colour}`, base + extra),
            ),
        )
    }),
  )
}

const createOthers = (): Draft[] =>
  otherGoods.flatMap(({ group, category, brand, names, cost, inColours }) =>
    names.flatMap((name, at) =>
      (inColours ? colours.slice(0, 3) : ['']).map(colour =>
        draft(
          [group, category, brand],
          `${name} ${colour}`.trim(),
          between(cost, at / Math.max(1, names.length - 1)),
        ),
      ),
    ),
  )

const accessoriesFor = (lines: readonly Line[], category: string): Draft[] =>
  fittings.flatMap(([name, cost]) =>
    lines.flatMap(({ models }) =>
      models.flatMap(model =>
        (name.startsWith('FUNDA') ? colours : ['']).map(colour =>
          draft(['09', category, '60'], `${name} ${model} ${colour}`.trim(), cost),
        ),
      ),
    ),
  )

const draft = (
  [group, category, brand]: readonly [string, string, string],
  name: string,
  cost: number,
): Draft => ({ group, category, brand, name, cost: Math.round(cost * 100) / 100 })

const between = ([low, high]: readonly [number, number], share: number) =>
  low + (high - low) * share * share

const product = ({ name, category, brand, cost }: Draft, start: string, number: number) => ({
  CODIGO: `${start}.${String(number).padStart(3, '0')}`,
  NOMBRE: titled(name),
  CATEGORIA: category,
  MARCA: brand,
  COSTO: cost,
})

const finished = (one: ReturnType<typeof product>, chance: Chance): DemoProduct => ({
  ...one,
  SKU: `${one.MARCA}${one.CODIGO.replaceAll('.', '')}${chance.digits(3)}`,
  COD_ITSA: one.CODIGO.startsWith('10.') ? `IT-${one.CODIGO.slice(3).replace('.', '')}` : null,
  STATUS: chance.happens(0.06) ? 'INACTIVO' : 'ACTIVO',
  SIN_SERIE: !isPhone(one),
})

const pictured = (one: DemoProduct, chance: Chance): DemoProduct => ({
  ...one,
  IMAGES: [{ URL: demoPicture(one.NOMBRE, chance) }],
})

/** Deliveries are products with unlimited stock. */
const deliveries: readonly DemoProduct[] = Object.entries(deliveryProducts).map(
  ([dollars, CODIGO]) => ({
    CODIGO,
    NOMBRE: deliveryOptions[Number(dollars) as keyof typeof deliveryOptions],
    SKU: `ENVIO-${dollars}`,
    COD_ITSA: null,
    CATEGORIA: '112',
    MARCA: '63',
    STATUS: 'ACTIVO',
    COSTO: Number(dollars),
    SIN_SERIE: true,
  }),
)

export const isDelivery = ({ CODIGO }: { readonly CODIGO: string }): boolean =>
  CODIGO.startsWith('06.04.')
export const isPhone = ({ CODIGO }: { readonly CODIGO: string }): boolean =>
  CODIGO.startsWith('10.')
/** Spare parts have no pictures, and every ninth accessory waits for one. */
const isPictured = ({ CODIGO }: DemoProduct): boolean =>
  !CODIGO.startsWith('01.') && !(CODIGO.startsWith('09.') && CODIGO.endsWith('9'))

/** `KONDOR K05 64GB NEGRO` as `Kondor K05 64GB negro`: acronyms and models keep their capitals. */
const titled = (name: string): string =>
  name
    .split(' ')
    .map(word => (isAcronym.test(word) ? word : (lowerOf(word) ?? capital(word))))
    .join(' ')
const isAcronym = /\d|^(RAM|USB|HD|OTG|SSD|WIFI|SE|C)$/
const lowerOf = (word: string) =>
  ['DE', 'A', ...colours].find(lower => lower === word)?.toLowerCase()
const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()
