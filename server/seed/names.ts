import type { Chance } from './random'
import { tableOf } from './tableOf'
import table from './tables/names.json'

/** Common names, combined at random. */
const { firstNames, lastNames, trades, streets } =
  tableOf<Readonly<Record<'firstNames' | 'lastNames' | 'trades' | 'streets', readonly string[]>>>(
    table,
  )

interface Person {
  readonly first: string
  readonly last: string
}
export const aPerson = (chance: Chance): Person => ({
  first: chance.pick(firstNames),
  last: `${chance.pick(lastNames)} ${chance.pick(lastNames)}`,
})

export const aShopName = (chance: Chance): string => {
  const owner = chance.pick(lastNames)
  return chance.happens(0.3)
    ? `${chance.pick(trades)} ${owner} e Hijos`
    : `${chance.pick(trades)} ${owner} ${chance.pick(lastNames)}`
}

export const aStreet = (chance: Chance): string =>
  `${chance.pick(streets)} ${chance.int(1, 30)}-${chance.int(10, 99)} y ${chance.pick(streets)}`

/** Mobile number of ten digits; 090 is not assigned to an operator. */
export const aMobile = (chance: Chance): string => `090${chance.digits(7)}`
