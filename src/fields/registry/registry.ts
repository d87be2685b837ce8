import '../display/cells.css'
import { type KindName, kindOf } from '../../kinds/registry'
import type { FieldModel } from '../../model/fields/resource'
import type { Later, LoadedPart } from '../../pieces/theme/plainLater'
import type { FieldView, Filtered, InputProps, ValueProps } from '../display/fieldView'
import { booleanView } from '../views/boolean'
import { choiceView } from '../views/choice'
import { choicesView } from '../views/choices'
import { dateView } from '../views/date'
import { dateTimeView } from '../views/dateTime'
import { decimalView } from '../views/decimal'
import { integerView } from '../views/integer'
import { jsonView } from '../views/json'
import { locationView } from '../views/location'
import { moneyView } from '../views/money'
import { percentView } from '../views/percent'
import { referenceView } from '../views/reference'
import { referencesView } from '../views/references'
import { statusView } from '../views/status'
import { codeView } from '../views/text/code'
import { emailView } from '../views/text/email'
import { idView } from '../views/text/id'
import { longTextView } from '../views/text/longText'
import { passwordView } from '../views/text/password'
import { richTextView } from '../views/text/richText'
import { textView } from '../views/text/text'
import { urlView } from '../views/text/url'
import { timeView } from '../views/time'
import { computedView } from './computed'
import { fileView } from './file'
import { imageView } from './image'
import { linesView } from './lines'

/**
 * Views of every kind; a missing kind is a compile error. Cells are small and needed for the first rows,
 * so they are loaded with the app; inputs and filters are loaded with forms and filters.
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

/** A view for generic code, where the kind is known only at run time. */
export interface AnyView {
  readonly Cell: LoadedPart<ValueProps>
  readonly Display: LoadedPart<ValueProps>
  readonly Input: Later<InputProps>
  readonly Filter: Later<Filtered>
  readonly Missing?: LoadedPart<{ readonly field: FieldModel }>
  readonly align?: 'end'
  readonly wide?: true
  readonly withForm?: true
}

const own = kindViews as Readonly<Record<string, AnyView>>
let all = own

/** Hands the views of a business's kinds to the engine; called by the composition alone. */
export function setKindViews(custom: { readonly [kind: string]: FieldView<never> }) {
  all = { ...own, ...(custom as typeof own) }
}

/** The view of a kind; a custom kind without one has that of the kind it extends. */
export function viewOf({ kind }: Pick<FieldModel, 'kind'>): AnyView {
  const view = all[kind] ?? all[kindOf(kind)?.extends ?? '']
  if (!view) throw new Error(`no view shows the kind "${kind}"`)
  return view
}

/** Loads the inputs (or filters) of these fields and their child fields, so that they are drawn together. */
export async function loadParts(fields: Iterable<FieldModel>, part: 'Input' | 'Filter') {
  await Promise.all([...everyField(fields)].map(field => viewOf(field)[part].preload()))
}

export const haveParts = (fields: Iterable<FieldModel>, part: 'Input' | 'Filter') =>
  [...everyField(fields)].every(field => viewOf(field)[part].isHere())

function* everyField(fields: Iterable<FieldModel>): Iterable<FieldModel> {
  for (const field of fields) {
    yield field
    yield* everyField(field.fields ?? [])
  }
}
