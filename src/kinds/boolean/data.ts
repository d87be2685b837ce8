import { type LocalizedText, textIn } from '../../base/text'
import { type Kind, parseText } from '../kind/kind'

const truths: Record<string, boolean> = {
  ...{ true: true, '1': true, si: true, sí: true },
  ...{ false: false, '0': false, no: false },
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
  is: { isYesNo: true, isNarrow: true },
}

const yes: LocalizedText = { es: 'Sí', en: 'Yes', fr: 'Oui', vi: 'Có', cn: '是', ar: 'نعم' }
const no: LocalizedText = { es: 'No', en: 'No', fr: 'Non', vi: 'Không', cn: '否', ar: 'لا' }
