import type { FieldView } from '../../fields/display/fieldView'
import { booleanView } from '../boolean/view/view'
import { choiceView } from '../choice/view/view'
import { choicesView } from '../choices/view/view'
import { codeView } from '../code/view/view'
import { computedView } from '../computed/view/view'
import { dateView } from '../date/view/view'
import { dateTimeView } from '../dateTime/view/view'
import { decimalView } from '../decimal/view/view'
import { emailView } from '../email/view/view'
import { fileView } from '../file/view/view'
import { idView } from '../id/view/view'
import { imageView } from '../image/view/view'
import { integerView } from '../integer/view/view'
import { jsonView } from '../json/view/view'
import { linesView } from '../lines/view/view'
import { locationView } from '../location/view/view'
import { longTextView } from '../longText/view/view'
import { moneyView } from '../money/view/view'
import { passwordView } from '../password/view/view'
import { percentView } from '../percent/view/view'
import { referenceView } from '../reference/view/view'
import { referencesView } from '../references/view/view'
import type { KindName } from '../registry'
import { richTextView } from '../richText/view/view'
import { statusView } from '../status/view/view'
import { textView } from '../text/view/view'
import { timeView } from '../time/view/view'
import { urlView } from '../url/view/view'

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
