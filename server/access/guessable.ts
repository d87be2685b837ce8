import { passwordJudge } from '../../src/base/accounts/passwordStrength'
import type { Message } from '../../src/kinds/kind/kind'
import { longestPassword } from '../../src/kinds/password/data'
import type { Resource } from '../../src/model/fields/resource'
import type { RecordValues } from '../query/requestContext'

const SHORTEST = 8
/** Only the beginning of a longer text is considered. */
const LOOKED_AT = 200

/**
 * Refuses passwords that are too easy to guess; the record's own texts count as guesses. A password that is
 * too short gets that message instead.
 */
export async function guessablePasswords(
  { fields }: Resource,
  record: RecordValues,
  names: Iterable<string>,
): Promise<Record<string, Message>> {
  const own = [...fields.values()]
    .filter(({ isText, isEmail }) => isText || isEmail)
    .flatMap(({ name }) => textOf(record[name]))
  const secrets = [...names].flatMap(name => {
    const typed = record[name]
    if (!fields.get(name)?.isSecret || typeof typed !== 'string') return []
    return typed.length >= SHORTEST && typed.length <= longestPassword ? [{ name, typed }] : []
  })
  if (secrets.length === 0) return {}
  const strengthOf = await passwordJudge()
  return Object.fromEntries(
    secrets
      .filter(({ typed }) => strengthOf(typed, own) === 'easy')
      .map(({ name }) => [name, { key: 'passwordCommon' } as const]),
  )
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? [value.slice(0, LOOKED_AT)] : []
