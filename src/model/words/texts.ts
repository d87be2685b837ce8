import { business } from '../../base/business'
import type { Language, LocalizedText } from '../../base/text'
import type { AnySchema } from '../schema'

/** Where the translations of a text stand in the file of its resource: `['options', 'STATUS', 'ACTIVO']`. */
export type TextKey = readonly [string, ...string[]]
/** The translations of one resource in one language, by these keys (`src/locales/<language>/resources`). */
export interface ResourceTexts {
  readonly [key: string]: string | ResourceTexts
}

/** Name of that file: `orders`, or `orders.customer` with the words that a portal has instead. */
export const textsName = (resource: string, language: Language) =>
  [resource, ...language.split('@').slice(1)].join('.')

type Translate = (key: TextKey, text: string) => LocalizedText

/** The schema, where each text in the language of the business is replaced by what `translate` answers. */
export const mapTexts = (schema: AnySchema, translate: Translate): AnySchema =>
  mapped(schema, { path: [], translate }) as AnySchema

/** The translation under this key. */
export function textUnder(key: TextKey, texts: ResourceTexts): string | undefined {
  let found: string | ResourceTexts | undefined = texts
  for (const step of key)
    found = typeof found === 'object' && Object.hasOwn(found, step) ? found[step] : undefined
  return typeof found === 'string' ? found : undefined
}

/** Words of a schema whose value is a text; a test holds them to the registry, which pages do not load. */
export const schemaTexts: ReadonlySet<string> = new Set([
  ...['label', 'help', 'message', 'confirm', 'copyLabel'],
])

interface At {
  readonly path: readonly (string | number)[]
  readonly translate: Translate
}
type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

function mapped(value: unknown, at: At): unknown {
  if (typeof value === 'string')
    return isText(at.path) ? at.translate(keyOf(at.path.join('.'), value), value) : value
  const below = (...steps: At['path']): At => ({ ...at, path: [...at.path, ...steps] })
  if (Array.isArray(value))
    return value.map((item, index) => mapped(item, below(stepOf(item, index))))
  // a text in several languages stays as it is
  if (!isRow(value) || business().language in value) return value
  const isNotice = 'notify' in value
  return Object.fromEntries(
    Object.entries(value).map(([word, its]) => [
      word,
      mapped(its, isNotice && word === 'text' ? below('notify', word) : below(word)),
    ]),
  )
}

/** Whether a string at this place is a text: `text` outside of a notice is not. */
function isText(path: At['path']): boolean {
  const [word = '', owner = ''] = path.map(String).toReversed()
  if (word === 'text') return owner === 'notify'
  return schemaTexts.has(word) || owner === 'options'
}

const stepOf = (item: unknown, index: number) =>
  isRow(item) && typeof item.id === 'string' ? item.id : index

/** The names that texts of a schema have; any other text is a message and stands under its own words. */
const keys: readonly (readonly [path: RegExp, keyOf: (...found: string[]) => TextKey])[] = [
  [/^label$/, () => ['name']],
  [/^fields\.([\w-]+)\.label$/, name => ['fields', name]],
  // react-admin's own name for a field of rows
  [/^fields\.([\w-]+)\.fields\.([\w-]+)\.label$/, (list, name) => ['fields', `${list}.${name}`]],
  [/^fields\.([\w-]+)\.help$/, name => ['help', name]],
  [/^fields\.([\w-]+)\.fields\.([\w-]+)\.help$/, (list, name) => ['help', `${list}.${name}`]],
  [/^fields\.([\w-]+)\.options\.(.+?)(?:\.label)?$/, (name, value) => ['options', name, value]],
  [
    /^fields\.([\w-]+)\.fields\.([\w-]+)\.options\.(.+?)(?:\.label)?$/,
    (list, name, value) => ['options', `${list}.${name}`, value],
  ],
  [/^list\.tabs\.([\w-]+)\.label$/, id => ['tabs', id]],
  [/^form\.(?:sections\.)?([\w-]+)\.label$/, id => ['sections', id]],
  [/^flow\.([\w-]+)\.states\.([\w-]+)\.label$/, (flow, state) => ['states', flow, state]],
  [/^flow\.([\w-]+)\.transitions\.([\w-]+)\.label$/, (flow, name) => ['transitions', flow, name]],
  [/^documents\.([\w-]+)\.label$/, name => ['documents', name]],
]

function keyOf(path: string, text: string): TextKey {
  for (const [pattern, made] of keys) {
    const found = pattern.exec(path)
    if (found) return made(...found.slice(1))
  }
  return ['messages', text]
}
