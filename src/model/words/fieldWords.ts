import { colours } from '../../kinds/choice/data'
import type { Reminder } from '../../kinds/date/data'
import * as w from '../../kinds/kind/words'
import type { Among } from '../../kinds/reference/data'
import type { Derivation, FieldWords, UniqueByRule } from '../definition/field'

const own = w.name('column')
const filled = w.constant('$now', '$today', '$code')

/** Words of every field. */
const anyField: w.WordsOf<FieldWords> = {
  label: w.label,
  help: w.label,
  required: w.eitherWord(w.flagWord, w.rule),
  visibleWhen: w.rule,
  default: w.eitherWord(
    filled,
    w.words('field value'),
    w.words('day from today'),
    w.listWord(w.eitherWord(filled, w.words('default by rule'))),
  ),
  derive: w.listWord(w.words('derived value')),
  readOnly: w.flagWord,
  createOnly: w.flagWord,
  search: w.flagWord,
  filter: w.flagWord,
  sortable: w.flagWord,
  unique: w.eitherWord(w.flagWord, w.words('unique by rule')),
  read: w.who,
  confidential: w.flagWord,
  write: w.who,
  sensitive: w.flagWord,
  renamedFrom: w.textWord,
  input: w.name('input'),
}

/** Everything a field may say whose kind adds these words. */
export const everyWordOf = (its: object): Readonly<Record<string, w.WordShape>> => ({
  kind: w.name('kind'),
  ...anyField,
  ...its,
})

const uniqueByRule: w.WordsOf<UniqueByRule> = {
  when: w.needed(w.rule),
  scope: w.listWord(own),
  message: w.label,
}
const due: w.WordsOf<Reminder> = {
  days: w.numberWord,
  hours: w.numberWord,
  when: w.rule,
  notify: w.needed(w.eitherWord(w.who, w.words('field value'))),
}
const among: w.WordsOf<Among> = {
  match: w.needed(
    w.tableWord(
      w.eitherWord(w.constant(), w.listWord(w.constant()), w.words('field of the record')),
      'column there',
    ),
  ),
  message: w.needed(w.label),
}
const derivation: w.WordsOf<Derivation> = {
  value: w.needed(w.constant()),
  when: w.rule,
  formula: w.expression,
  max: w.numberWord,
}

/** The words of what fields declare. */
export const fieldWords = {
  'default by rule': {
    value: w.eitherWord(
      filled,
      w.words('field value'),
      w.words('day from today'),
      w.listWord(filled),
    ),
    when: w.rule,
  },
  'derived value': derivation,
  'unique by rule': uniqueByRule,
  'part of a text': { field: own },
  'text put together by rule': {
    value: w.listWord(w.eitherWord(w.textWord, w.words('part of a text'))),
    when: w.rule,
  },
  'part of a json value': { options: w.tableWord(w.label) },
  option: { label: w.label, colour: w.only(...colours), order: w.numberWord },
  reminder: due,
  'options narrowed': among,
  'field of the record': { field: own },
  rollup: {
    count: w.name('resource'),
    sum: w.name('resource column'),
    via: w.name('column there'),
    where: w.ruleThere,
  },
}
