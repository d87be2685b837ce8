import './cells.css'
import type { KindName } from '../model/kinds/registry'
import type { FieldModel } from '../model/resource'
import type { Later, Look } from '../pieces/plainLater'
import { booleanView } from './boolean'
import { choiceView } from './choice'
import { choicesView } from './choices'
import { codeView } from './code'
import { computedView } from './computed'
import { dateView } from './date'
import { dateTimeView } from './dateTime'
import { decimalView } from './decimal'
import { emailView } from './email'
import type { Asked, FieldView, Filtered, Shown } from './fieldView'
import { fileView } from './file'
import { idView } from './id'
import { identityView } from './identity'
import { imageView } from './image'
import { imeiView } from './imei'
import { integerView } from './integer'
import { jsonView } from './json'
import { linesView } from './lines'
import { locationView } from './location'
import { longTextView } from './longText'
import { moneyView } from './money'
import { passwordView } from './password'
import { percentView } from './percent'
import { phoneView } from './phone'
import { referenceView } from './reference'
import { referencesView } from './references'
import { richTextView } from './richText'
import { statusView } from './status'
import { textView } from './text'
import { timeView } from './time'
import { urlView } from './url'

/**
 * The looks of every kind; leaving one out does not compile. Cells are small and stand on the way to
 * the first rows, so they come with the app; inputs and filters come when a form or the filters open.
 */
export const views: { readonly [K in KindName]: FieldView<K> } = {
  id: idView,
  text: textView,
  longText: longTextView,
  richText: richTextView,
  code: codeView,
  email: emailView,
  phone: phoneView,
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
  identity: identityView,
  imei: imeiView,
  location: locationView,
  json: jsonView,
  computed: computedView,
}

/** A view for generic code, which knows the kind only at run time. */
export interface AnyView {
  readonly Cell: Look<Shown>
  readonly Display: Look<Shown>
  readonly Input: Later<Asked>
  readonly Filter: Later<Filtered>
  readonly Missing?: Look<{ readonly field: FieldModel }>
  readonly align?: 'end'
  readonly wide?: true
}

/** TypeScript cannot pair a kind's name with its view: this line says so. */
export const viewOf = ({ kind }: Pick<FieldModel, 'kind'>): AnyView =>
  views[kind] as unknown as AnyView

/** Fetches the inputs (or filters) of these fields and of their rows, to be drawn all at once. */
export async function loadParts(fields: Iterable<FieldModel>, part: 'Input' | 'Filter') {
  await Promise.all([...everyField(fields)].map(field => viewOf(field)[part].preload()))
}

/** Whether they are here already. */
export const haveParts = (fields: Iterable<FieldModel>, part: 'Input' | 'Filter') =>
  [...everyField(fields)].every(field => viewOf(field)[part].isHere())

function* everyField(fields: Iterable<FieldModel>): Iterable<FieldModel> {
  for (const field of fields) {
    yield field
    yield* everyField(field.fields ?? [])
  }
}
