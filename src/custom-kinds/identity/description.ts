import type { KindDescription } from '../../kinds/kind/description'
import { only } from '../../kinds/kind/words'
import { join } from '../../kinds/text/description'
import { type IdentityOptions, identityPatterns } from './data'
import { doubtfulIdentity } from './doubt'

export const identityDescription: KindDescription<IdentityOptions, string> = {
  words: { type: only('cedula', 'ruc'), concat: join },
  jsonSchema: ({ type }) => ({ type: 'string', pattern: identityPatterns[type ?? 'either'] }),
  sample: (n, { type }) => sampleCedula(n) + (type === 'ruc' ? '001' : ''),
  doubt: doubtfulIdentity,
}

/** A cédula of Azuay with a valid check digit (modulo 10, coefficients 2 1 2 1 …). */
function sampleCedula(n: number) {
  const start = `01${String(n % 6_000_000).padStart(7, '0')}`
  const sum = [...start].reduce((total, digit, at) => {
    const weighted = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}
