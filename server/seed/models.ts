import { tableOf } from './tableOf'
import table from './tables/models.json'

/** Models as combinations of brand, model, capacity and colour. Brands are fictional. */
export const colours = [
  'NEGRO',
  'AZUL',
  'BLANCO',
  'VERDE',
  'DORADO',
  'GRIS',
  'LILA',
  'PLATEADO',
] as const

export interface Line {
  readonly brand: string
  /** Model names, cheapest first. */
  readonly models: readonly string[]
  /** Cost in dollars of the first and last model, with the smallest memory. */
  readonly cost: readonly [number, number]
}

export const memories = [
  ['64GB 4GB RAM', 0],
  ['128GB 4GB RAM', 14],
  ['128GB 6GB RAM', 26],
  ['256GB 8GB RAM', 48],
  ['512GB 12GB RAM', 120],
] as const

interface Goods {
  readonly group: string
  readonly category: string
  readonly brand: string
  readonly names: readonly string[]
  readonly cost: readonly [number, number]
  readonly inColours?: true
}

/** Products of HT other than phones; cases and glasses are added per phone. */
export const { phoneLines, otherGoods } = tableOf<{
  readonly phoneLines: Readonly<Record<'HT' | 'MC' | 'AL', readonly Line[]>>
  /** Products of HT other than phones; cases and glasses are added per phone. */
  readonly otherGoods: readonly Goods[]
}>(table)

/** Accessories per phone. */
export const fittings = [
  ['FUNDA SILICONA', 1.2],
  ['FUNDA TRANSPARENTE', 0.9],
  ['FUNDA ANTIGOLPES', 2.1],
  ['FUNDA TIPO LIBRO', 2.8],
  ['VIDRIO TEMPLADO', 0.6],
  ['VIDRIO PRIVACIDAD', 1.1],
  ['PROTECTOR DE CÁMARA', 0.8],
  ['MICA HIDROGEL', 0.7],
] as const
