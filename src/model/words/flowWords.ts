import type { Adjustment, Effect, Flow, Requirement, State, Tier, Transition } from '../flow'
import type { Letter } from '../letter'
import {
  anything,
  constant,
  either,
  expression,
  flag,
  label,
  list,
  name,
  number,
  only,
  rule,
  table,
  text,
  type WordsOf,
  who,
  wording,
  words,
} from './shape'

/** Each verb of an effect has words of its own. */
export const effect = either(
  ...['adjustment', 'set', 'create', 'close', 'erase', 'discard', 'notify', 'call', 'run'].map(
    words,
  ),
)
const columns = list(name('column'))
const target = either(number, list(words('target')))
const value = either(
  constant('$now', '$today'),
  words('taken'),
  words('computed value'),
  words('day from today'),
)
const there = table(value, 'column there')
export const colours = only('default', 'info', 'success', 'warning', 'error')

const flow: WordsOf<Flow> = {
  initial: target,
  begin: list(effect),
  way: only(false),
  states: table(words('state')),
  transitions: table(words('transition')),
  keeps: list(words('kept adjustment')),
}
const state: WordsOf<State> = { label, colour: colours, order: number, end: flag }
const transition: WordsOf<Transition<string>> = {
  label,
  from: list(number),
  to: target,
  by: who,
  when: list(words('requirement')),
  warn: list(words('requirement')),
  need: list(either(name('column'), words('need'))),
  ask: columns,
  shows: list(name('path')),
  effects: list(effect),
  after: name('column'),
  hears: words('answer heard'),
  approval: words('approval'),
  icon: name('move icon'),
  colour: colours,
  confirm: label,
}
const requirement: WordsOf<Requirement<string>> = { rule, else: label }
const tier: WordsOf<Tier> = { upTo: number, by: list(name('role')), people: number }
const letter: WordsOf<Letter> = {
  to: name('column'),
  subject: wording('path'),
  text: wording('path'),
  rows: table(wording('row column'), 'column'),
  files: columns,
}

type Verb<Word extends string> = Omit<Extract<Effect, { readonly [word in Word]: unknown }>, 'when'>
const adjustment: WordsOf<Adjustment> = {
  adjust: name('resource'),
  each: name('column'),
  where: there,
  add: there,
  floor: table(number, 'column there'),
}
const set: WordsOf<{ readonly set: unknown }> = { set: table(value, 'column') }
const create: WordsOf<Verb<'create'>> = {
  create: name('resource'),
  each: name('column'),
  with: there,
}
const close: WordsOf<Verb<'close'>> = { close: name('resource'), where: there, set: there }
const erase: WordsOf<Verb<'erase'>> = { erase: name('resource'), where: there }
const discard: WordsOf<Verb<'discard'>> = { discard: name('resource'), where: there }
const notify: WordsOf<Verb<'notify'>> = { notify: either(who, words('taken')), text: label }
const call: WordsOf<Verb<'call'>> = {
  call: text,
  letter: words('letter'),
  with: table(value),
  fills: table(text, 'column'),
  undoes: list(text),
}
const run: WordsOf<Verb<'run'>> = { run: text }

const verbs = { adjustment, set, create, close, erase, discard, notify, call, run }

/** The words of flows, of their steps and of what those do. */
export const flowWords = {
  flow,
  state,
  transition,
  requirement,
  target: { when: rule, to: number },
  tier,
  need: { when: rule, fields: columns },
  'answer heard': { call: text, where: table(anything) },
  approval: { when: rule, amount: name('column'), tiers: list(words('tier')) },
  letter,
  taken: { from: name('path') },
  'computed value': { is: expression },
  'day from today': { inDays: number },
  'kept adjustment': { when: rule, ...adjustment },
  ...Object.fromEntries(Object.entries(verbs).map(([verb, its]) => [verb, { ...its, when: rule }])),
}
