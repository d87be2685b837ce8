import { roleLabels, roles } from '../../domain/roles'
import { textIn } from '../../domain/text'
import { policyOf } from '../access'
import { bindMe } from '../evaluate'
import type { Target } from '../flow'
import type { Colour } from '../kinds/choice'
import type { Resource } from '../resource'
import { isNever, parseRule } from '../rule'
import { flowsOf, type Move, movesOf } from '../transition'
import type { Telling } from './recordSchemas'
import { ruleWords } from './ruleWords'

export interface ToldState {
  readonly value: number
  readonly label: string
  readonly colour: Colour
  readonly end: boolean
  /** Records begin here. */
  readonly initial: boolean
}
export interface ToldMove {
  readonly name: string
  readonly label: string
  readonly from: readonly number[]
  /** Where it leads, each under its condition; none: the record stays where it is. */
  readonly to: readonly { readonly state: number; readonly when?: string }[]
  /** Who may, by name where roles say it; undefined where it is not the reader's to know. */
  readonly by?: string
  readonly need: readonly string[]
  readonly ask: readonly string[]
  /** What must hold, in the schema's own words. */
  readonly when: readonly string[]
  /** What is told first where it does not hold, and stops nobody. */
  readonly warn: readonly string[]
}
export interface ToldFlow {
  readonly field: string
  readonly title: string
  readonly states: readonly ToldState[]
  readonly moves: readonly ToldMove[]
}

/** The flows of a resource in words; to one person, who may make a step only where it is themselves. */
export function flowsTold(resource: Resource, telling: Telling): ToldFlow[] {
  const { language, label, me } = telling
  return flowsOf(resource)
    .filter(([field]) => !me || policyOf(resource, me).readable.has(field.name))
    .map(([field, flow]) => {
      const begins = targetsOf(flow.initial).map(({ state }) => state)
      return {
        field: field.name,
        title: label(field),
        states: Object.entries(flow.states)
          .map(([value, state]) => ({ ...state, value: Number(value) }))
          .sort((a, b) => (a.order ?? a.value) - (b.order ?? b.value))
          .map(({ value, label: text, colour, end }) => ({
            value,
            label: textIn(text, language),
            colour,
            end: end === true,
            initial: begins.includes(value),
          })),
        moves: [...movesOf(resource).values()]
          .filter(({ status }) => status === field)
          .map(move => moveTold(resource, move, telling)),
      }
    })
}

/** Whether some record could ever be moved so by this person; by somebody, where nobody asks. */
export function mayEverMove(resource: Resource, { by }: Move, { me }: Telling): boolean {
  if (!me) return true
  const rule = bindMe(by, me as unknown as Record<string, unknown>)
  return !isNever(rule) && !isNever(policyOf(resource, me).read)
}

export function moveTold(resource: Resource, move: Move, telling: Telling): ToldMove {
  const { language, me } = telling
  const { label, from, to, when = [], warn = [], need = [], ask = [] } = move.transition
  const isMine = mayEverMove(resource, move, telling)
  const known = (name: string) => !me || policyOf(resource, me).readable.has(name)
  const needed = need.flatMap(one => (typeof one === 'string' ? [one] : [...one.fields]))
  return {
    name: move.name,
    label: textIn(label, language),
    from: [...from],
    to: to === undefined ? [] : targetsOf(to, isMine ? language : undefined),
    ...(isMine && { by: whoMay(move, telling) }),
    need: isMine ? [...new Set(needed.filter(known))] : [],
    ask: isMine ? ask.filter(known) : [],
    when: isMine ? when.map(requirement => textIn(requirement.else, language)) : [],
    warn: isMine ? warn.map(doubt => textIn(doubt.else, language)) : [],
  }
}

/** The roles by name where the role decides, else the rule as it stands; a person is told of their own role. */
function whoMay({ by }: Move, { language, me }: Telling): string {
  const able = roles.filter(role => !isNever(bindMe(by, { ROLE: role })))
  if (!me && able.length === roles.length) return String(ruleWords(by, language))
  return able
    .filter(role => !me || role === me.ROLE)
    .map(role => textIn(roleLabels[role], language))
    .join(', ')
}

/** Without a language only the states are told, not on what they depend. */
const targetsOf = (to: Target<string>, language?: Telling['language']) =>
  typeof to === 'number'
    ? [{ state: to }]
    : to.map(({ when, to: state }) =>
        when && language
          ? { state, when: String(ruleWords(parseRule(when), language)) }
          : { state },
      )
