import { humanise, type Language, type LocalizedText, plainLanguage, textIn } from '../base/text'
import type { Message } from '../kinds/kind/kind'

/** The text in this language, otherwise in the nearest available one; empty if there is none. */
export const textOf = (text: LocalizedText | undefined, language: Language): string =>
  text === undefined ? '' : textIn(text, language)

/** Parameters of a message as texts; options become a list, cut after fifteen. */
export const namedIn = ({ params = {}, options = [] }: Message, language: Language) => {
  if (options.length === 0) return params
  const labels = options.slice(0, MOST_OPTIONS).map(option => textIn(option, language))
  return { ...params, options: labels.join(', ') + (options.length > MOST_OPTIONS ? '…' : '') }
}
const MOST_OPTIONS = 15

/** A label may have both numbers: `Cliente | Clientes`. */
export const singular = (label: string): string => partsOf(label)[0]

export const plural = (label: string): string => partsOf(label)[1]

/** A record whose title is unknown or not for the reader, by its kind and key: `Cliente 1070`. */
export const numbered = (
  label: LocalizedText | undefined,
  key: unknown,
  language: Language,
): string => `${singular(textOf(label, language))} ${key}`

/** Languages without small letters, or with large ones for every noun. */
const keepCase: ReadonlySet<Language> = new Set(['cn', 'ar', 'de', 'lb'])

/** Label within a sentence: `Crear cliente`. Words in capitals (`PDF`) are unchanged. */
export const inSentence = (label: string, language: Language): string =>
  keepCase.has(plainLanguage(language)) || /^\p{Lu}{2}/u.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase() + label.slice(1)

/** A column's label in the language's dictionary, which has most names in capitals. */
export const columnLabel = (name: string, columns: Readonly<Record<string, string>>): string =>
  [name, name.toUpperCase()].map(key => ownText(columns, key)).find(Boolean) ?? humanise(name)

/** A field's label: the schema's text, otherwise the dictionary's, otherwise the name made readable. */
export const fieldLabel = (
  field: { readonly name: string; readonly label?: LocalizedText | undefined },
  language: Language,
  columns: Readonly<Record<string, string>>,
): string => textOf(field.label, language) || columnLabel(field.name, columns)

const partsOf = (label: string): readonly [one: string, many: string] => {
  const [one = '', many = ''] = label.split('|').map(part => part.trim())
  return [one || many, many || one]
}

const ownText = (columns: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(columns, key) ? columns[key] : undefined
