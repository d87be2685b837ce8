import { colours } from '../../kinds/choice/data'
import {
  anyWord,
  constant,
  countWord,
  eitherWord,
  expression,
  label,
  listWord,
  name,
  needed,
  numberWord,
  only,
  rule,
  tableWord,
  textWord,
  type WordsOf,
  who,
  wording,
  words,
} from '../../kinds/kind/words'
import type { Adjustment, Called, Effect, EmailTemplate } from '../definition/effect'
import type { Flow, State, Tier, Transition } from '../definition/flow'
import type { Requirement } from '../rules/sharedWords'

/** Each verb of an effect has words of its own. */
export const effect = eitherWord(
  ...['increment', 'set', 'create', 'update', 'delete', 'notify', 'call', 'mail', 'handler'].map(
    words,
  ),
)
const columns = listWord(name('column'))
const target = eitherWord(numberWord, listWord(words('target')))
const value = eitherWord(
  constant('$now', '$today'),
  words('field value'),
  words('computed value'),
  words('day from today'),
)
const there = tableWord(value, 'column there')

const flow: WordsOf<Flow> = {
  initial: needed(target),
  onCreate: listWord(effect),
  states: needed(tableWord(words('state'))),
  transitions: needed(tableWord(words('transition'))),
  reserves: listWord(words('reservation')),
}
const state: WordsOf<State> = {
  label: needed(label),
  colour: needed(only(...colours)),
  order: numberWord,
}
const transition: WordsOf<Transition<string>> = {
  label: needed(label),
  from: needed(listWord(numberWord)),
  to: target,
  allow: needed(who),
  guards: listWord(words('guard')),
  warn: listWord(words('guard')),
  requiredFields: listWord(eitherWord(name('column'), words('required fields'))),
  dialogFields: columns,
  dialogInfo: listWord(name('path')),
  effects: listWord(effect),
  timer: words('timer'),
  onResponse: words('response'),
  approval: words('approval'),
  icon: name('move icon'),
  colour: only(...colours),
  confirm: label,
}
const requirement: WordsOf<Requirement<string>> = { rule: needed(rule), message: needed(label) }
const tier: WordsOf<Tier> = {
  max: numberWord,
  allow: needed(listWord(name('role'))),
  people: countWord,
}
const mailText = eitherWord(wording('path'), words('text of a mail'))
const mail: WordsOf<Called & EmailTemplate> = {
  call: needed(textWord),
  field: needed(name('path')),
  subject: needed(mailText),
  text: needed(mailText),
  files: columns,
}

type Verb<Word extends string> = Omit<Extract<Effect, { readonly [word in Word]: unknown }>, 'when'>
const adjustment: WordsOf<Adjustment> = {
  increment: needed(name('resource')),
  each: name('column'),
  match: needed(there),
  with: needed(there),
  min: tableWord(numberWord, 'column there'),
}
const set: WordsOf<{ readonly set: unknown }> = { set: needed(tableWord(value, 'column')) }
const create: WordsOf<Verb<'create'>> = {
  create: needed(name('resource')),
  each: name('column'),
  with: needed(there),
}
const close: WordsOf<Verb<'update'>> = {
  update: needed(name('resource')),
  each: name('column'),
  match: needed(there),
  set: needed(there),
}
const remove: WordsOf<Verb<'delete'>> = {
  delete: needed(name('resource')),
  each: name('column'),
  match: needed(there),
}
const notify: WordsOf<Verb<'notify'>> = {
  notify: needed(eitherWord(who, words('field value'))),
  text: needed(label),
}
const call: WordsOf<Omit<Verb<'call'>, keyof EmailTemplate>> = {
  call: needed(textWord),
  with: tableWord(value),
  mapResponse: tableWord(textWord, 'column'),
  compensates: listWord(textWord),
}
const run: WordsOf<Verb<'handler'>> = { handler: needed(textWord) }

const verbs = {
  ...{ increment: adjustment, set, create, update: close, delete: remove },
  ...{ notify, call, mail, handler: run },
}

/** Words of flows, transitions and effects. */
export const flowWords = {
  flow,
  state,
  transition,
  guard: requirement,
  target: { value: numberWord, when: rule },
  tier,
  'required fields': { when: rule, fields: columns },
  response: { call: textWord, match: tableWord(anyWord) },
  approval: { when: rule, field: name('column'), tiers: listWord(words('tier')) },
  timer: { field: name('column'), hours: numberWord },
  'field value': { field: name('path') },
  'computed value': { formula: expression },
  'day from today': { inDays: numberWord },
  reservation: { when: rule, ...adjustment },
  ...Object.fromEntries(Object.entries(verbs).map(([verb, its]) => [verb, { ...its, when: rule }])),
}
