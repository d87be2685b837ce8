import type { Among } from '../among'
import type { Beside } from '../beside'
import type { FieldWords, UniqueUnless, UniqueWhile } from '../field'
import type { Term } from '../kinds/choice'
import type { KindName, Kinds } from '../kinds/registry'
import type { Due } from '../notice'
import {
  constant,
  either,
  expression,
  field,
  flag,
  label,
  list,
  name,
  number,
  only,
  rule,
  ruleThere,
  table,
  text,
  type WordsOf,
  who,
  words,
} from './shape'

const own = name('column')
const filled = constant('$now', '$today', '$code')

/** The words any field may say. */
const anyField: WordsOf<FieldWords> = {
  label,
  help: label,
  required: either(flag, rule),
  show: rule,
  default: either(filled, words('taken'), list(either(filled, words('default by rule')))),
  readOnly: flag,
  createOnly: flag,
  search: flag,
  filter: flag,
  sort: flag,
  unique: either(flag, words('unique unless'), words('unique while')),
  read: who,
  told: who,
  sealed: flag,
  write: who,
  sensitive: flag,
  was: text,
  input: name('input'),
}

const join = either(
  list(either(text, words('part of a text'))),
  words('text put together while a rule holds'),
)
const size = { minLength: number, maxLength: number, join }
const range = { min: number, max: number }
const choice = { options: table(either(label, words('option'))), term: words('term') }
const reference = {
  to: name('resource'),
  assigns: flag,
  letsGo: flag,
  among: words('among'),
}
const file = { maxSize: number, types: list(text), versions: flag }
const day = { event: flag }

/** The words that a kind adds. */
const byKind: { readonly [K in KindName]: WordsOf<Kinds[K][0]> } = {
  id: { prefix: text },
  text: size,
  longText: size,
  richText: { ...size, pictures: own },
  code: { ...size, pattern: text, lengths: list(number), upper: flag, blanks: flag },
  email: {},
  phone: { digits: number },
  url: { copies: label },
  password: {},
  integer: range,
  decimal: { ...range, longitude: own },
  money: range,
  percent: range,
  boolean: {},
  date: { ...day, min: text, max: text, due: words('due') },
  dateTime: { ...day, due: words('due') },
  time: {},
  choice: { ...choice, numeric: flag, open: flag },
  choices: choice,
  status: { flow: name('flow') },
  reference,
  references: reference,
  lines: {
    fields: table(field),
    ...range,
    own: name('row column'),
    beside: table(words('beside')),
  },
  file,
  image: file,
  identity: { only: only('cedula', 'ruc'), join },
  imei: { lengths: list(number) },
  location: {},
  json: { codes: table(table(label)) },
  computed: {
    is: either(expression, words('tally')),
    as: only('money', 'integer', 'decimal', 'percent'),
    reveals: flag,
  },
}

/** By kind: everything a field of it may say. */
const fields = Object.fromEntries(
  Object.entries(byKind).map(([kind, its]) => [
    `field of kind ${kind}`,
    { kind: name('kind'), ...anyField, ...its },
  ]),
)

const unless: WordsOf<UniqueUnless> = { unless: own }
const during: WordsOf<UniqueWhile> = {
  while: own,
  in: list(number),
  with: list(own),
  else: label,
}
const due: WordsOf<Due> = {
  before: number,
  hours: number,
  unless: rule,
  tell: either(who, words('taken')),
}
const among: WordsOf<Among> = {
  where: table(own, 'column there'),
  are: table(either(constant(), list(constant())), 'column there'),
  day: table(own, 'column there'),
  else: label,
}
const beside: WordsOf<Beside & { readonly count: string; readonly sum: string }> = {
  count: name('resource'),
  sum: name('resource column'),
  label,
  by: list(name('role')),
  where: table(name('path'), 'column there'),
  when: rule,
  goal: name('row column'),
  held: words('held'),
}
const term: WordsOf<Term> = {
  months: number,
  from: own,
  at: own,
  within: text,
  over: text,
  unless: words('unless'),
}

/** The words of fields, and of what they declare. */
export const fieldWords = {
  ...fields,
  'default by rule': {
    is: either(filled, words('taken'), list(filled)),
    when: rule,
  },
  'unique unless': unless,
  'unique while': during,
  'part of a text': { field: own },
  'text put together while a rule holds': {
    of: list(either(text, words('part of a text'))),
    while: rule,
  },
  option: { label, colour: only('default', 'info', 'success', 'warning', 'error'), order: number },
  due,
  among,
  beside,
  held: { units: name('row column'), while: rule },
  term,
  unless: { field: own, take: text },
  tally: {
    count: name('resource'),
    sum: name('resource column'),
    by: name('column there'),
    where: ruleThere,
  },
}
