import type { Derivation, FieldWords, UniqueByStatus, UniqueExcept } from '../definition/field'
import { colours } from '../kinds/choice'
import type { Among, LineLookup, Reminder } from '../kinds/options'
import type { KindName, Kinds } from '../kinds/registry'
import {
  constant,
  eitherWord,
  expression,
  field,
  flagWord,
  label,
  listWord,
  name,
  numberWord,
  only,
  rule,
  ruleThere,
  tableWord,
  textWord,
  type WordShape,
  type WordsOf,
  who,
  words,
} from './shape'

const own = name('column')
const filled = constant('$now', '$today', '$code')

/** Words of every field. */
const anyField: WordsOf<FieldWords> = {
  label,
  help: label,
  required: eitherWord(flagWord, rule),
  visibleWhen: rule,
  default: eitherWord(
    filled,
    words('field value'),
    words('day from today'),
    listWord(eitherWord(filled, words('default by rule'))),
  ),
  derive: listWord(words('derived value')),
  readOnly: flagWord,
  createOnly: flagWord,
  search: flagWord,
  filter: flagWord,
  sortable: flagWord,
  unique: eitherWord(flagWord, words('unique with exceptions'), words('unique by status')),
  read: who,
  readInDocuments: who,
  confidential: flagWord,
  write: who,
  sensitive: flagWord,
  renamedFrom: textWord,
  input: name('input'),
}

export const join = eitherWord(
  listWord(eitherWord(textWord, words('part of a text'))),
  words('text put together by rule'),
)
const size = { minLength: numberWord, maxLength: numberWord, concat: join }
const range = { min: numberWord, max: numberWord }
const choice = { options: tableWord(eitherWord(label, words('option'))) }
const references = {
  resource: name('resource'),
  notifyAssignee: flagWord,
  filterOptions: words('options narrowed'),
}
const file = { maxSize: numberWord, types: listWord(textWord), keepVersions: flagWord }
const day = { inTimeline: flagWord }

/** Words that a kind adds. */
const byKind: { readonly [K in KindName]: WordsOf<Kinds[K][0]> } = {
  id: { prefix: textWord },
  text: size,
  longText: size,
  richText: { ...size, pictures: own },
  code: {
    ...size,
    pattern: textWord,
    lengths: listWord(numberWord),
    upper: flagWord,
    stripSpaces: flagWord,
  },
  email: {},
  url: { copyLabel: label },
  password: {},
  integer: range,
  decimal: { ...range, longitude: own },
  money: range,
  percent: range,
  boolean: {},
  date: { ...day, min: textWord, max: textWord, reminder: words('reminder') },
  dateTime: { ...day, reminder: words('reminder') },
  time: {},
  choice: { ...choice, numeric: flagWord, allowOther: flagWord },
  choices: { options: choice.options },
  status: { flow: name('flow') },
  reference: { ...references, onDelete: only('setNull', 'cascade') },
  references,
  lines: {
    fields: tableWord(field),
    ...range,
    authorField: name('row column'),
    lineLookups: tableWord(words('line lookup')),
  },
  file,
  image: file,
  location: {},
  json: { valueLabels: tableWord(tableWord(label)) },
  computed: {
    formula: expression,
    rollup: words('rollup'),
    format: only('money', 'integer', 'decimal', 'percent'),
    ignoreInputRights: flagWord,
  },
}

/** Words of a field: those of every field and those that its kind adds. */
export const everyWordOf = (its: object): Readonly<Record<string, WordShape>> => ({
  kind: name('kind'),
  ...anyField,
  ...its,
})

const fields = Object.fromEntries(
  Object.entries(byKind).map(([kind, its]) => [`field of kind ${kind}`, everyWordOf(its)]),
)

const except: WordsOf<UniqueExcept> = { exceptIf: own }
const during: WordsOf<UniqueByStatus> = {
  status: own,
  in: listWord(numberWord),
  scope: listWord(own),
  message: label,
}
const due: WordsOf<Reminder> = {
  days: numberWord,
  hours: numberWord,
  when: rule,
  recipients: eitherWord(who, words('field value')),
}
const among: WordsOf<Among> = {
  match: tableWord(own, 'column there'),
  are: tableWord(eitherWord(constant(), listWord(constant())), 'column there'),
  day: tableWord(own, 'column there'),
  message: label,
}
const beside: WordsOf<LineLookup & { readonly count: string; readonly sum: string }> = {
  count: name('resource'),
  sum: name('resource column'),
  label,
  allow: listWord(name('role')),
  match: tableWord(name('path'), 'column there'),
  when: rule,
  goal: name('row column'),
  includeOwn: words('own share'),
}
const derivation: WordsOf<Derivation> = {
  value: constant(),
  when: rule,
  formula: expression,
  atMost: numberWord,
}

/** Words of fields and of the objects in them. */
export const fieldWords = {
  ...fields,
  'default by rule': {
    value: eitherWord(filled, words('field value'), words('day from today'), listWord(filled)),
    when: rule,
  },
  'derived value': derivation,
  'unique with exceptions': except,
  'unique by status': during,
  'part of a text': { field: own },
  'text put together by rule': {
    parts: listWord(eitherWord(textWord, words('part of a text'))),
    when: rule,
  },
  option: { label, colour: only(...colours), order: numberWord },
  reminder: due,
  'options narrowed': among,
  'line lookup': beside,
  'own share': { units: name('row column'), when: rule },
  rollup: {
    count: name('resource'),
    sum: name('resource column'),
    via: name('column there'),
    where: ruleThere,
  },
}
