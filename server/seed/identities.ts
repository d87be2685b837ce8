import type { Chance } from './random'

/** A cédula of a province (01 to 24) with check digit: modulo 10, weights 2 1 2 1 … */
export function aCedula(province: string, chance: Chance): string {
  const start = `${province}${chance.int(0, 5)}${chance.digits(6)}`
  const sum = [...start].reduce((total, digit, at) => {
    const weighted = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}

export const aPersonsRuc = (cedula: string): string => `${cedula}001`

const weights = [4, 3, 2, 7, 6, 5, 4, 3, 2]

/** RUC of a company: third digit 9, check digit modulo 11. */
export function aCompanysRuc(province: string, chance: Chance): string {
  const start = `${province}9${chance.digits(6)}`
  const sum = [...start].reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? aCompanysRuc(province, chance) : `${start}${check}001`
}
