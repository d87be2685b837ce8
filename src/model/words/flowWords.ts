import { colours } from '../../kinds/choice/data'
import * as w from '../../kinds/kind/words'
import type { Adjustment, Called, Effect, EmailTemplate } from '../definition/effect'
import type { Flow, State, Tier, Transition } from '../definition/flow'
import type { Requirement } from '../rules/sharedWords'

/** Each verb of an effect has words of its own. */
export const effect = w.eitherWord(
  ...['increment', 'set', 'create', 'update', 'delete', 'notify', 'call', 'mail', 'handler'].map(
    w.words,
  ),
)
const columns = w.listWord(w.name('column'))
const target = w.eitherWord(w.numberWord, w.listWord(w.words('target')))
const value = w.eitherWord(
  w.constant('$now', '$today'),
  w.words('field value'),
  w.words('computed value'),
  w.words('day from today'),
)
const there = w.tableWord(value, 'column there')

const flow: w.WordsOf<Flow> = {
  initial: w.needed(target),
  onCreate: w.listWord(effect),
  states: w.needed(w.tableWord(w.words('state'))),
  transitions: w.needed(w.tableWord(w.words('transition'))),
  reserves: w.listWord(w.words('reservation')),
}
const state: w.WordsOf<State> = {
  label: w.needed(w.label),
  colour: w.needed(w.only(...colours)),
  order: w.numberWord,
}
const transition: w.WordsOf<Transition<string>> = {
  label: w.needed(w.label),
  from: w.needed(w.listWord(w.numberWord)),
  to: target,
  allow: w.needed(w.who),
  guards: w.listWord(w.words('guard')),
  warn: w.listWord(w.words('guard')),
  requiredFields: w.listWord(w.eitherWord(w.name('column'), w.words('required fields'))),
  dialogFields: columns,
  dialogInfo: w.listWord(w.name('path')),
  effects: w.listWord(effect),
  timer: w.words('timer'),
  onResponse: w.words('response'),
  approval: w.words('approval'),
  icon: w.name('move icon'),
  colour: w.only(...colours),
  confirm: w.label,
}
const requirement: w.WordsOf<Requirement<string>> = {
  rule: w.needed(w.rule),
  message: w.needed(w.label),
}
const tier: w.WordsOf<Tier> = {
  max: w.numberWord,
  allow: w.needed(w.listWord(w.name('role'))),
  people: w.countWord,
}
const mailText = w.eitherWord(w.wording('path'), w.words('text of a mail'))
const mail: w.WordsOf<Called & EmailTemplate> = {
  call: w.needed(w.textWord),
  field: w.needed(w.name('path')),
  subject: w.needed(mailText),
  text: w.needed(mailText),
  files: columns,
}

type Verb<Word extends string> = Omit<Extract<Effect, { readonly [word in Word]: unknown }>, 'when'>
const adjustment: w.WordsOf<Adjustment> = {
  increment: w.needed(w.name('resource')),
  each: w.name('column'),
  match: w.needed(there),
  with: w.needed(there),
  min: w.tableWord(w.numberWord, 'column there'),
}
const set: w.WordsOf<{ readonly set: unknown }> = { set: w.needed(w.tableWord(value, 'column')) }
const create: w.WordsOf<Verb<'create'>> = {
  create: w.needed(w.name('resource')),
  each: w.name('column'),
  with: w.needed(there),
}
const close: w.WordsOf<Verb<'update'>> = {
  update: w.needed(w.name('resource')),
  each: w.name('column'),
  match: w.needed(there),
  set: w.needed(there),
}
const remove: w.WordsOf<Verb<'delete'>> = {
  delete: w.needed(w.name('resource')),
  each: w.name('column'),
  match: w.needed(there),
}
const notify: w.WordsOf<Verb<'notify'>> = {
  notify: w.needed(w.eitherWord(w.who, w.words('field value'))),
  text: w.needed(w.label),
}
const call: w.WordsOf<Omit<Verb<'call'>, keyof EmailTemplate>> = {
  call: w.needed(w.textWord),
  with: w.tableWord(value),
  mapResponse: w.tableWord(w.textWord, 'column'),
  compensates: w.listWord(w.textWord),
}
const run: w.WordsOf<Verb<'handler'>> = { handler: w.needed(w.textWord) }

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
  target: { value: w.numberWord, when: w.rule },
  tier,
  'required fields': { when: w.rule, fields: columns },
  response: { call: w.textWord, match: w.tableWord(w.anyWord) },
  approval: { when: w.rule, field: w.name('column'), tiers: w.listWord(w.words('tier')) },
  timer: { field: w.name('column'), hours: w.numberWord },
  'field value': { field: w.name('path') },
  'computed value': { formula: w.expression },
  'day from today': { inDays: w.numberWord },
  reservation: { when: w.rule, ...adjustment },
  ...Object.fromEntries(
    Object.entries(verbs).map(([verb, its]) => [verb, { ...its, when: w.rule }]),
  ),
}
