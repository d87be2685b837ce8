import { type LocalizedText, textIn } from '../../base/text'
import type { Coloured, Labelled } from '../../model/rules/sharedWords'
import { type Kind, parseText, unchanged } from '../kind/kind'

export const colours = ['default', 'info', 'success', 'warning', 'error'] as const
export type Colour = (typeof colours)[number]
/** A choice option: label, or label and chip colour. */
/** `order` sets the position, because objects sort integer keys numerically. */
export type Option = LocalizedText | OptionWords
export interface OptionWords extends Labelled, Coloured<Colour> {
  /**
   * Position among the options, on tabs and boards; states of the same position are no steps of a sequence, so that
   * pages draw no line of steps.
   * @default the order in the schema; of states, their number @example `order: 1`
   */
  readonly order?: number
}
export interface WithOptions {
  /**
   * Values on offer with their labels, in the order shown; a label may come with the colour of its chip. Of a property
   * of a json value, the labels of its codes.
   * @example `options: { N: 'Natural', J: 'Jurídica' }`
   */
  readonly options: Readonly<Record<string, Option>>
}
export interface ChoiceOptions extends WithOptions {
  /** The values are whole numbers. @default false @example `numeric: true` */
  readonly numeric?: boolean
  /** Values that `options` does not name are accepted and shown as they are. @default false @example `allowOther: true` */
  readonly allowOther?: true
}

export const optionLabel = (option: Option): LocalizedText =>
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

/** One of some values. */
export const choice: Kind<ChoiceOptions, string | number> = {
  ...unchanged,
  store: 'text',
  storeFor: ({ numeric }) => (numeric ? 'int' : 'text'),
  parse: (value, { numeric }) => {
    const read = parseText(value)
    if (numeric && typeof read === 'string' && /^-?\d+$/.test(read)) return Number(read)
    return !numeric && typeof read === 'number' ? String(read) : read
  },
  operators: ['eq', 'ne', 'in', 'nin', 'empty'],
  print: (value, { options }, language) => {
    const option = options[String(value)]
    return option === undefined ? String(value) : textIn(optionLabel(option), language)
  },
  is: { isTelling: true, isNarrow: true, hasAccessor: true },
}
