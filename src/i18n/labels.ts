import { type Language, type Text, textIn } from '../domain/text'
import type { Message } from '../model/kinds/kind'

/** The text in this language, or the nearest one it has; none at all is empty. */
export const textOf = (text: Text | undefined, language: Language): string =>
  text === undefined ? '' : textIn(text, language)

/** What the words of a message name; of many options the first. */
export const namedIn = ({ params = {}, options = [] }: Message, language: Language) => {
  if (options.length === 0) return params
  const said = options.slice(0, MOST_OPTIONS).map(option => textIn(option, language))
  return { ...params, options: said.join(', ') + (options.length > MOST_OPTIONS ? '…' : '') }
}
const MOST_OPTIONS = 15

/** A label may say both numbers: `Cliente | Clientes`. */
export const singular = (label: string): string => partsOf(label)[0]

export const plural = (label: string): string => partsOf(label)[1]

const keepCase: ReadonlySet<Language> = new Set(['cn', 'ar'])

/** A label inside a sentence: `Crear cliente`. Words in capitals (IMEI) stay as they are. */
export const inSentence = (label: string, language: Language): string =>
  keepCase.has(language) || /^\p{Lu}{2}/u.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase() + label.slice(1)

/** A column's label by the language's dictionary, which writes most names in capitals. */
export const columnLabel = (name: string, columns: Readonly<Record<string, string>>): string =>
  [name, name.toUpperCase()].map(key => ownText(columns, key)).find(Boolean) ?? humanise(name)

/** A field's label: the schema's text, else the dictionary's, else the name made readable. */
export const fieldLabel = (
  field: { readonly name: string; readonly label?: Text | undefined },
  language: Language,
  columns: Readonly<Record<string, string>>,
): string => textOf(field.label, language) || columnLabel(field.name, columns)

/** `OBS_VENDEDOR` and `obsVendedor` read "Obs vendedor"; what has no letters stays as it is. */
export const humanise = (name: string): string => {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}

const partsOf = (label: string): readonly [one: string, many: string] => {
  const [one = '', many = ''] = label.split('|').map(part => part.trim())
  return [one || many, many || one]
}

const ownText = (columns: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(columns, key) ? columns[key] : undefined
