import { booleanShape } from './boolean/shape'
import { choiceShape } from './choice/shape'
import { choicesShape } from './choices/shape'
import { codeShape } from './code/shape'
import { dateShape } from './date/shape'
import { dateTimeShape } from './dateTime/shape'
import { decimalShape } from './decimal/shape'
import { emailShape } from './email/shape'
import { fileShape } from './file/shape'
import { idShape } from './id/shape'
import { integerShape } from './integer/shape'
import { jsonShape } from './json/shape'
import type { Shape } from './kind/kind'
import { linesShape } from './lines/shape'
import { locationShape } from './location/shape'
import { longTextShape } from './longText/shape'
import { moneyShape } from './money/shape'
import { passwordShape } from './password/shape'
import { percentShape } from './percent/shape'
import { referenceShape } from './reference/shape'
import { referencesShape } from './references/shape'
import type { KindName, Kinds } from './registry'
import { richTextShape } from './richText/shape'
import { textShape } from './text/shape'
import { timeShape } from './time/shape'
import { urlShape } from './url/shape'

type Acting = 'status' | 'computed'

/** Yup schemas of the values of the engine's kinds, but those that act as another. */
export const shapes: { readonly [K in Exclude<KindName, Acting>]: Shape<Kinds[K][0]> } = {
  id: idShape,
  text: textShape,
  longText: longTextShape,
  richText: richTextShape,
  code: codeShape,
  email: emailShape,
  url: urlShape,
  password: passwordShape,
  integer: integerShape,
  decimal: decimalShape,
  money: moneyShape,
  percent: percentShape,
  boolean: booleanShape,
  date: dateShape,
  dateTime: dateTimeShape,
  time: timeShape,
  choice: choiceShape,
  choices: choicesShape,
  reference: referenceShape,
  references: referencesShape,
  lines: linesShape,
  file: fileShape,
  image: fileShape,
  location: locationShape,
  json: jsonShape,
}
