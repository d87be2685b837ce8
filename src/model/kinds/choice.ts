import { type Text, textIn } from '../../domain/text'
import { type Kind, parseText, same } from './kind'

export type Colour = 'default' | 'info' | 'success' | 'warning' | 'error'
/** One value of a choice: its words, or its words and the colour of its chip. */
/** `order`: its place among the others, where values that look like numbers would sort themselves. */
export type Option =
  | Text
  | { readonly label: Text; readonly colour: Colour; readonly order?: number }
export interface ChoiceOptions {
  /** Value -> words, in the order shown. */
  readonly options: Readonly<Record<string, Option>>
  /** The values are whole numbers on the wire and in the database (`Lista`, `GroupNum`). */
  readonly numeric?: boolean
  /** A value the list does not name, or names no more, stands too, and is shown as it is. */
  readonly open?: true
  /** Nobody chooses: it follows from two dates of the record, on every save. */
  readonly term?: Term
}
/** Whether `at` lies within so many months of `from`; no value while one of them is missing. */
export interface Term {
  readonly months: number
  readonly from: string
  readonly at: string
  /** The options it takes. */
  readonly within: string
  readonly over: string
  /** While this field says no the dates are nobody's word, and it takes this option. */
  readonly unless?: { readonly field: string; readonly take: string }
}

export const optionLabel = (option: Option): Text =>
  typeof option === 'object' && 'label' in option ? option.label : option
export const optionColour = (option: Option): Colour | undefined =>
  typeof option === 'object' && 'label' in option ? option.colour : undefined

/** The values on offer, as they travel, in the order shown. */
export const choiceValues = ({ options, numeric }: ChoiceOptions): (string | number)[] =>
  Object.entries(options)
    .sort(([, a], [, b]) => placeOf(a) - placeOf(b))
    .map(([value]) => (numeric ? Number(value) : value))

const placeOf = (option: Option) =>
  typeof option === 'object' && 'order' in option ? (option.order ?? 0) : 0

const operators = ['eq', 'ne', 'in', 'nin', 'empty'] as const

const parse = (value: unknown, { numeric }: ChoiceOptions) => {
  const read = parseText(value)
  if (numeric && typeof read === 'string' && /^-?\d+$/.test(read)) return Number(read)
  return !numeric && typeof read === 'number' ? String(read) : read
}

export const choice: Kind<ChoiceOptions, string | number> = {
  ...same,
  store: 'text',
  parse,
  operators,
  print: (value, { options }, language) => {
    const option = options[String(value)]
    return option === undefined ? String(value) : textIn(optionLabel(option), language)
  },
  sample: (n, options) => {
    const values = choiceValues(options)
    return values[n % values.length] ?? ''
  },
}

export type ManyChoiceOptions = Omit<ChoiceOptions, 'numeric' | 'open'>

/** Several of them; stored as `|a|b|`, so that one LIKE answers `has` on every database. */
export const choices: Kind<ManyChoiceOptions, string[]> = {
  store: 'text',
  parse: value => (typeof value === 'string' ? splitList(value) : value),
  toStore: value => (value.length === 0 ? null : `|${value.join('|')}|`),
  fromStore: stored => String(stored).split('|').filter(Boolean),
  operators: ['has', 'empty'],
  print: (value, { options }, language) =>
    value
      .map(one => {
        const option = options[one]
        return option === undefined ? one : textIn(optionLabel(option), language)
      })
      .join(', '),
  sample: (n, { options }) => Object.keys(options).slice(0, 1 + (n % 2)),
}

const splitList = (value: string): unknown =>
  value.trim() === ''
    ? null
    : value
        .split(/[,|]/)
        .map(part => part.trim())
        .filter(Boolean)

const truths: Record<string, boolean> = {
  true: true,
  '1': true,
  si: true,
  sí: true,
  false: false,
  '0': false,
  no: false,
}

/** Yes or no. */
export const boolean: Kind<object, boolean> = {
  store: 'bool',
  parse: value => {
    const read = parseText(value)
    return typeof read === 'string' ? (truths[read.toLowerCase()] ?? read) : read
  },
  toStore: value => value,
  fromStore: stored => stored === true || stored === 1,
  operators: ['eq', 'ne', 'empty'],
  print: (value, _options, language) => textIn(value ? yes : no, language),
  sample: n => n % 2 === 0,
}

const yes: Text = { es: 'Sí', en: 'Yes', fr: 'Oui', vi: 'Có', cn: '是', ar: 'نعم' }
const no: Text = { es: 'No', en: 'No', fr: 'Non', vi: 'Không', cn: '否', ar: 'لا' }
