import { strengthOf } from '../../src/domain/passwordStrength'
import type { Message } from '../../src/model/kinds/kind'
import type { Resource } from '../../src/model/resource'
import type { Values } from './context'

const SHORTEST = 8

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
    .map(({ name }) => String(record[name] ?? ''))
  const isEasy = (name: string) => {
    const typed = record[name]
    const isJudged = fields.get(name)?.kind === 'password' && typeof typed === 'string'
    return isJudged && typed.length >= SHORTEST && strengthOf(typed, own) === 'easy'
  }
  return Object.fromEntries(
    [...names].filter(isEasy).map(name => [name, { key: 'passwordCommon' } as const]),
  )
}
