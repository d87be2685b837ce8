import { type Text, textIn } from '../../base/text'
import { type Kind, parseText, unchanged } from './kind'

export const colours = ['default', 'info', 'success', 'warning', 'error'] as const
export type Colour = (typeof colours)[number]
/** A choice option: label, or label and chip colour. */
/** `order` sets the position, because objects sort integer keys numerically. */
export type Option =
  | Text
  | {
      /** Text of the option. @example `label: 'Pendiente'` */
      readonly label: Text
      /** Colour of its chip. @example `colour: 'warning'` */
      readonly colour: Colour
      /** Position among the options. @default the order in the schema @example `order: 1` */
      readonly order?: number
    }
export interface ChoiceOptions {
  /**
   * Values on offer with their labels, in the order shown; a label may come with the colour of its chip.
   * @example `options: { N: 'Natural', J: 'Jurídica' }`
   */
  readonly options: Readonly<Record<string, Option>>
  /** The values are whole numbers. @default false @example `numeric: true` */
  readonly numeric?: boolean
  /** Values that `options` does not name are accepted and shown as they are. @default false @example `allowOther: true` */
  readonly allowOther?: true
}

export const optionLabel = (option: Option): Text =>
  typeof option === 'object' && 'label' in option ? option.label : option
export const optionColour = (option: Option): Colour | undefined =>
  typeof option === 'object' && 'label' in option ? option.colour : undefined

/** Option values as on the wire, in display order. */
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
  ...unchanged,
  store: 'text',
  storeFor: ({ numeric }) => (numeric ? 'int' : 'text'),
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
  is: { isTelling: true, isNarrow: true, hasAccessor: true },
}

export type ManyChoiceOptions = Pick<ChoiceOptions, 'options'>

/** Stored as `|a|b|`, so that one LIKE implements `has` on every database. */
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
  is: { isList: true },
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
  is: { isYesNo: true, isNarrow: true },
}

const yes: Text = { es: 'Sí', en: 'Yes', fr: 'Oui', vi: 'Có', cn: '是', ar: 'نعم' }
const no: Text = { es: 'No', en: 'No', fr: 'Non', vi: 'Không', cn: '否', ar: 'لا' }
