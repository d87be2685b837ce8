import { strengthOf } from '../../src/domain/passwordStrength'
import { longestPassword } from '../../src/model/kinds/contact'
import type { Message } from '../../src/model/kinds/kind'
import type { Resource } from '../../src/model/resource'
import type { Values } from './context'

const SHORTEST = 8
/** Of each text about a person; the rest of a longer one is no word that a stranger tries. */
const LOOKED_AT = 200

/**
 * Refuses passwords, as typed, that are far too easy to guess; the record's own texts count as words
 * a stranger would try. One that is too short is told so instead.
 */
export function guessable(
  { fields }: Resource,
  record: Values,
  names: Iterable<string>,
): Record<string, Message> {
  const own = [...fields.values()]
    .filter(({ kind }) => kind === 'text' || kind === 'email')
    .flatMap(({ name }) => textOf(record[name]))
  const isEasy = (name: string) => {
    const typed = record[name]
    if (fields.get(name)?.kind !== 'password' || typeof typed !== 'string') return false
    const isJudged = typed.length >= SHORTEST && typed.length <= longestPassword
    return isJudged && strengthOf(typed, own) === 'easy'
  }
  return Object.fromEntries(
    [...names].filter(isEasy).map(name => [name, { key: 'passwordCommon' } as const]),
  )
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? [value.slice(0, LOOKED_AT)] : []
