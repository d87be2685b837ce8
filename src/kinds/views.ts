import type { FieldView } from '../fields/display/fieldView'
import { booleanView } from './boolean/view'
import { choiceView } from './choice/view'
import { choicesView } from './choices/view'
import { codeView } from './code/view'
import { computedView } from './computed/view'
import { dateView } from './date/view'
import { dateTimeView } from './dateTime/view'
import { decimalView } from './decimal/view'
import { emailView } from './email/view'
import { fileView } from './file/view'
import { idView } from './id/view'
import { imageView } from './image/view'
import { integerView } from './integer/view'
import { jsonView } from './json/view'
import { linesView } from './lines/view'
import { locationView } from './location/view'
import { longTextView } from './longText/view'
import { moneyView } from './money/view'
import { passwordView } from './password/view'
import { percentView } from './percent/view'
import { referenceView } from './reference/view'
import { referencesView } from './references/view'
import type { KindName } from './registry'
import { richTextView } from './richText/view'
import { statusView } from './status/view'
import { textView } from './text/view'
import { timeView } from './time/view'
import { urlView } from './url/view'

/**
 * How each kind is shown and edited; a missing kind is a compile error. Cells are small and needed for the
 * first rows, so they are loaded with the app; inputs and filters are loaded with forms and filters.
 */
export const kindViews: { readonly [K in KindName]: FieldView<K> } = {
  id: idView,
  text: textView,
  longText: longTextView,
  richText: richTextView,
  code: codeView,
  email: emailView,
  url: urlView,
  password: passwordView,
  integer: integerView,
  decimal: decimalView,
  money: moneyView,
  percent: percentView,
  boolean: booleanView,
  date: dateView,
  dateTime: dateTimeView,
  time: timeView,
  choice: choiceView,
  choices: choicesView,
  status: statusView,
  reference: referenceView,
  references: referencesView,
  lines: linesView,
  file: fileView,
  image: imageView,
  location: locationView,
  json: jsonView,
  computed: computedView,
}
