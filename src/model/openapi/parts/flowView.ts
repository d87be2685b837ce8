import { everyRole } from '../../../base/business'
import { textIn } from '../../../base/text'
import type { Colour } from '../../../kinds/choice/data'
import { policyOf } from '../../access/access'
import { flowsOf, isEnd, type Move, movesOf } from '../../access/transition'
import type { Target } from '../../definition/flow'
import type { Resource } from '../../fields/resource'
import { bindMe } from '../../rules/evaluate'
import { isNever, parseRule } from '../../rules/rule'
import type { SchemaReader } from './recordSchemas'
import { roleName } from './roleName'
import { ruleText } from './ruleText'

export interface StateView {
  readonly value: number
  readonly label: string
  readonly colour: Colour
  readonly end: boolean
  /** State of new records. */
  readonly initial: boolean
}
export interface MoveView {
  readonly name: string
  readonly label: string
  readonly from: readonly number[]
  /** Target states with their conditions; empty when the state does not change. */
  readonly to: readonly { readonly state: number; readonly when?: string }[]
  /** Roles or rule; undefined if the reader may not know it. */
  readonly by?: string
  readonly need: readonly string[]
  readonly ask: readonly string[]
  /** Guards, with the schema's message. */
  readonly when: readonly string[]
  /** Warnings, which do not prevent the transition. */
  readonly warn: readonly string[]
}
export interface FlowView {
  readonly field: string
  readonly title: string
  readonly states: readonly StateView[]
  readonly moves: readonly MoveView[]
}

/** Description of the flows; for a user, who may make a transition is included only where it is themselves. */
export function flowViewsOf(resource: Resource, schemaReader: SchemaReader): FlowView[] {
  const { language, label, me } = schemaReader
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
          .map(({ value, label: text, colour }) => ({
            value,
            label: textIn(text, language),
            colour,
            end: isEnd(flow, value),
            initial: begins.includes(value),
          })),
        moves: [...movesOf(resource).values()]
          .filter(({ status }) => status === field)
          .map(move => moveViewOf(resource, move, schemaReader)),
      }
    })
}

/** True when the user may make the transition on some record; without a user, when anyone may. */
export function mayEverMove(resource: Resource, { allow }: Move, { me }: SchemaReader): boolean {
  if (!me) return true
  const rule = bindMe(allow, me)
  return !isNever(rule) && !isNever(policyOf(resource, me).read)
}

export function moveViewOf(resource: Resource, move: Move, schemaReader: SchemaReader): MoveView {
  const { language, me } = schemaReader
  const {
    label,
    from,
    to,
    guards = [],
    warn = [],
    requiredFields = [],
    dialogFields = [],
  } = move.transition
  const isMine = mayEverMove(resource, move, schemaReader)
  const known = (name: string) => !me || policyOf(resource, me).readable.has(name)
  const needed = requiredFields.flatMap(one => (typeof one === 'string' ? [one] : [...one.fields]))
  return {
    name: move.name,
    label: textIn(label, language),
    from: [...from],
    to: to === undefined ? [] : targetsOf(to, isMine ? language : undefined),
    ...(isMine && { by: whoMay(move, schemaReader) }),
    need: isMine ? [...new Set(needed.filter(known))] : [],
    ask: isMine ? dialogFields.filter(known) : [],
    when: isMine ? guards.map(requirement => textIn(requirement.message, language)) : [],
    warn: isMine ? warn.map(doubt => textIn(doubt.message, language)) : [],
  }
}

/** Role names, or the rule; a user sees only their own role. */
function whoMay({ allow }: Move, { language, me }: SchemaReader): string {
  const able = everyRole().filter(role => !isNever(bindMe(allow, { ROLE: role })))
  if (!me && able.length === everyRole().length) return String(ruleText(allow, language))
  return able
    .filter(role => !me || role === me.ROLE)
    .map(role => roleName(role, language))
    .join(', ')
}

/** Without a language only the states are listed, without conditions. */
const targetsOf = (to: Target<string>, language?: SchemaReader['language']) =>
  typeof to === 'number'
    ? [{ state: to }]
    : to.map(({ when, value: state }) =>
        when && language ? { state, when: String(ruleText(parseRule(when), language)) } : { state },
      )
