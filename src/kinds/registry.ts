import { boolean } from './boolean/data'
import { choice } from './choice/data'
import { choices } from './choices/data'
import { code } from './code/data'
import { computed } from './computed/data'
import { date } from './date/data'
import { dateTime } from './dateTime/data'
import { decimal } from './decimal/data'
import { email } from './email/data'
import { file } from './file/data'
import { id } from './id/data'
import { image } from './image/data'
import { integer } from './integer/data'
import { json } from './json/data'
import type { CustomKind, OptionsAndValues } from './kind/custom'
import type { KindDescription } from './kind/description'
import type { Capabilities, Kind } from './kind/kind'
import { lines } from './lines/data'
import { location } from './location/data'
import { longText } from './longText/data'
import { money } from './money/data'
import { password } from './password/data'
import { percent } from './percent/data'
import { reference } from './reference/data'
import { references } from './references/data'
import { richText } from './richText/data'
import { status } from './status/data'
import { text } from './text/data'
import { time } from './time/data'
import { url } from './url/data'

/** The engine's kinds: the data half of each. */
export const kinds = {
  id,
  text,
  longText,
  richText,
  code,
  email,
  url,
  password,
  integer,
  decimal,
  money,
  percent,
  boolean,
  date,
  dateTime,
  time,
  choice,
  choices,
  status,
  reference,
  references,
  lines,
  file,
  image,
  location,
  json,
  computed,
}

/** The words that a field of each kind may say, and the type of its value in a record. */
export type Kinds = OptionsAndValues<typeof kinds>
export type KindName = keyof Kinds

/** Kinds that the engine works with by their words; `field.lines` has those of a field of kind `lines`. */
export type AccessorKind =
  | 'id'
  | 'richText'
  | 'choice'
  | 'status'
  | 'reference'
  | 'references'
  | 'lines'
  | 'computed'

/** Kinds without the types of their options. */
export type AnyKind = Kind<never, never> &
  Partial<Pick<CustomKind<never, never>, 'extends' | 'problem' | 'describe'>>
export type AnyCustomKind = Pick<CustomKind<never, never>, 'extends' | 'is'> & {
  readonly describe: () => Promise<object>
}
export type AnyDescription = Omit<KindDescription<never, never>, 'words'> & {
  readonly words: object
}

const own = kinds as unknown as Readonly<Record<string, AnyKind>>
let all = own
let described: Readonly<Record<string, AnyDescription>> = {}

/** Hands the kinds of a business to the engine; called by the composition alone, before a schema is read. */
export function setKinds(custom: Readonly<Record<string, AnyCustomKind>>) {
  const made = Object.entries(custom).map(([name, kind]) => [
    name,
    { ...own[kind.extends], ...kind },
  ])
  all = { ...own, ...Object.fromEntries(made) }
}

/** Loads what a server, a check of schemas and an import know of the kinds besides their data. */
export async function describeKinds() {
  const { descriptions } = await import('./descriptions')
  const named = Object.entries(all).map(async ([name, kind]) => {
    const own = await kind.describe?.()
    return [name, { ...descriptions[kind.extends ?? name], ...own } as AnyDescription] as const
  })
  described = Object.fromEntries(await Promise.all(named))
}

/** A kind by its name, of the engine or of the business. */
export const kindOf = (name: string): AnyKind | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

export const kindNames = (): readonly string[] => Object.keys(all)

/** The description of a kind that `describeKinds` has loaded. */
export const descriptionOf = (name: string): AnyDescription | undefined => described[name]

/** Capabilities of a kind by its name; an unknown kind, which the start check reports, has none. */
export const capabilitiesOf = (name: string): Capabilities => kindOf(name)?.is ?? {}
