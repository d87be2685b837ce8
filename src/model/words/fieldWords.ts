import { colours } from '../../kinds/choice/data'
import type { Reminder } from '../../kinds/date/data'
import {
  constant,
  eitherWord,
  expression,
  flagWord,
  label,
  listWord,
  name,
  needed,
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
} from '../../kinds/kind/words'
import type { Among } from '../../kinds/reference/data'
import type { Derivation, FieldWords, UniqueByRule } from '../definition/field'

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
  unique: eitherWord(flagWord, words('unique by rule')),
  read: who,
  confidential: flagWord,
  write: who,
  sensitive: flagWord,
  renamedFrom: textWord,
  input: name('input'),
}

/** Everything a field may say whose kind adds these words. */
export const everyWordOf = (its: object): Readonly<Record<string, WordShape>> => ({
  kind: name('kind'),
  ...anyField,
  ...its,
})

const uniqueByRule: WordsOf<UniqueByRule> = {
  when: needed(rule),
  scope: listWord(own),
  message: label,
}
const due: WordsOf<Reminder> = {
  days: numberWord,
  hours: numberWord,
  when: rule,
  notify: needed(eitherWord(who, words('field value'))),
}
const among: WordsOf<Among> = {
  match: needed(
    tableWord(
      eitherWord(constant(), listWord(constant()), words('field of the record')),
      'column there',
    ),
  ),
  message: needed(label),
}
const derivation: WordsOf<Derivation> = {
  value: needed(constant()),
  when: rule,
  formula: expression,
  max: numberWord,
}

/** The words of what fields declare. */
export const fieldWords = {
  'default by rule': {
    value: eitherWord(filled, words('field value'), words('day from today'), listWord(filled)),
    when: rule,
  },
  'derived value': derivation,
  'unique by rule': uniqueByRule,
  'part of a text': { field: own },
  'text put together by rule': {
    value: listWord(eitherWord(textWord, words('part of a text'))),
    when: rule,
  },
  'part of a json value': { options: tableWord(label) },
  option: { label, colour: only(...colours), order: numberWord },
  reminder: due,
  'options narrowed': among,
  'field of the record': { field: own },
  rollup: {
    count: name('resource'),
    sum: name('resource column'),
    via: name('column there'),
    where: ruleThere,
  },
}
