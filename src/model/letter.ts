import type { Effect } from './flow'
import type { Resource } from './resource'
import { placeholders, type Wording, worded } from './share'

/**
 * A mail about a record that a step of its flow sends: worded by the schema, in Spanish as customers
 * speak. `{FIELD}` stands for a field of the record itself, as it is once the step is taken.
 */
export interface Letter extends Wording {
  /** The field with the address; nothing is written where it is empty. */
  readonly to: string
  readonly subject: string
  /** Fields with files that go with it. */
  readonly files?: readonly string[]
}
export interface WrittenLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

type Values = Readonly<Record<string, unknown>>

/** The letters that effects send. */
export const lettersIn = (effects: readonly Effect[] = []): readonly Letter[] =>
  effects.flatMap(effect => ('call' in effect && effect.letter ? [effect.letter] : []))

/** The letter about this record: the same words for who reads it before and for who sends it; none without an address. */
export function writtenLetter(
  { fields }: Resource,
  letter: Letter,
  record: Values,
): WrittenLetter | undefined {
  const text = (name: string) => {
    const value = record[name]
    return value === null || value === undefined ? '' : (fields.get(name)?.print(value, 'es') ?? '')
  }
  const to = text(letter.to)
  if (to === '') return undefined
  const told = { text, lines: () => [] }
  return { to, subject: worded({ text: letter.subject }, told), text: worded(letter, told) }
}

/** What a letter names that it cannot tell. */
export function strangeInLetter({ fields }: Resource, { to, subject, text, files = [] }: Letter) {
  const told = [...placeholders(subject), ...placeholders(text)]
  return [
    ...(fields.get(to)?.kind === 'email' ? [] : [`writes to ${to}, which is no field for a mail`]),
    ...told
      .filter(name => !fields.has(name) || fields.get(name)?.target || fields.get(name)?.fields)
      .map(name => `its letter tells ${name}, which is no plain field`),
    ...files
      .filter(name => fields.get(name)?.kind !== 'file')
      .map(name => `its letter takes ${name} along, which is no file`),
  ]
}
