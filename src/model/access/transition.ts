import { business, type Role } from '../../base/business'
import type { Language, LocalizedText } from '../../base/text'
import type { Flow, Target, Transition } from '../definition/flow'
import { placeholders } from '../definition/wording'
import { audienceRule } from '../fields/fieldModel'
import type { FieldModel, Resource } from '../fields/resource'
import { bindMe, holds, isUnset } from '../rules/evaluate'
import { fieldsOf, isNever, type Node, parseRule, type Rule } from '../rules/rule'
import { type Me, type Policy, policyOf } from './access'
import { approvalFor } from './approvalFor'
import { mayKnow } from './mayKnow'
import { farHeadOf } from './throughReference'

type Values = Readonly<Record<string, unknown>>

/** A compiled transition with its status column. */
export interface Move {
  readonly name: string
  readonly status: FieldModel
  readonly transition: Transition<string>
  readonly allow: Node
}

/**
 * Reason a transition is not possible: a guard's message, an empty required field, a rule the user may not
 * read, a system that is not connected (`each`: its result is entered per record), or an approval by others.
 */
export type Unmet =
  | { readonly text: LocalizedText }
  | { readonly field: string }
  | { readonly hidden: true }
  | { readonly system: string; readonly each?: true }
  | { readonly roles: readonly Role[] }

const known = new WeakMap<Resource, ReadonlyMap<string, Move>>()

export function movesOf(resource: Resource): ReadonlyMap<string, Move> {
  const before = known.get(resource)
  if (before) return before
  const moves = new Map<string, Move>()
  for (const [status, flow] of flowsOf(resource)) {
    for (const [name, transition] of Object.entries(flow.transitions)) {
      moves.set(name, { name, status, transition, allow: audienceRule(transition.allow) })
    }
  }
  known.set(resource, moves)
  return moves
}

export function flowsOf(resource: Resource): [FieldModel, Flow][] {
  return [...resource.fields.values()].flatMap(field => {
    const flow = field.status && resource.schema.flow?.[field.status.flow]
    return flow ? [[field, flow] as [FieldModel, Flow]] : []
  })
}

/** Initial states of a new record for this user, by status column. */
export function initialStates(resource: Resource, record: Values, me: Values) {
  return Object.fromEntries(
    flowsOf(resource).map(([field, flow]) => [field.name, targetOf(flow.initial, record, me)]),
  )
}

/** Target state: the first whose rule holds; null if none. */
export function targetOf(target: Target<string>, record: Values, me: Values): number | null {
  if (typeof target === 'number') return target
  const found = target.find(({ when }) => !when || holds(parseRule(when), record, me))
  return found?.value ?? null
}

/** True when the user may make the transition in this state; guards are checked separately. */
export const mayMove = ({ transition, status, allow }: Move, record: Values, me: Values): boolean =>
  transition.from.includes(record[status.name] as number) && holds(allow, record, me)

/** All unmet guards. A rule over fields the user may not read is reported without its message. */
export function unmetOf(
  { transition }: Move,
  record: Values,
  { resource, me }: { readonly resource: Resource; readonly me: Me },
): Unmet[] {
  const values = me
  const { readable } = policyOf(resource, me)
  const broken = (transition.guards ?? []).filter(
    ({ rule }) => !holds(parseRule(rule), record, values),
  )
  const empty = requiredFieldsOf(transition, record, values).filter(name => isUnset(record[name]))
  const printed = [
    ...empty.filter(name => readable.has(name)).map(field => ({ field })),
    ...broken
      .filter(({ rule }) => mayKnow(resource, me, { record, node: parseRule(rule) }))
      .map(rule => ({ text: filledText(rule.message, record, { resource, readable }) })),
  ]
  return printed.length < empty.length + broken.length ? [...printed, { hidden: true }] : printed
}

/** Fills `{PUNTAJE_HASTA}` and other fields of a message with readable values. */
function filledText(
  text: LocalizedText,
  record: Values,
  { resource, readable }: { readonly resource: Resource; readonly readable: ReadonlySet<string> },
): LocalizedText {
  const fill = (words: string, language: Language) =>
    placeholders(words).reduce((message, name) => {
      const field = readable.has(name) ? resource.fields.get(name) : undefined
      const value = record[name]
      const printed = field && !isUnset(value) ? field.print(value, language) : '—'
      return message.replace(`{${name}}`, printed)
    }, words)
  if (typeof text === 'string') return fill(text, business().language)
  const all = Object.entries(text).map(([language, words]) => [
    language,
    fill(words, language as Language),
  ])
  return Object.fromEntries(all) as LocalizedText
}

/** Warnings of a transition, limited to messages the user may read. */
export const moveWarnings = (
  { transition: { warn = [] } }: Move,
  record: Values,
  { resource, me }: { readonly resource: Resource; readonly me: Me },
): LocalizedText[] =>
  warn
    .map(({ rule, message: text }) => ({ node: parseRule(rule), text }))
    .filter(({ node }) => !holds(node, record, me))
    .filter(({ node }) => mayKnow(resource, me, { record, node }))
    .map(({ text }) => text)

/** True when a warning depends only on the dialog, and is shown while it is filled in. */
const isTyped =
  ({ dialogFields = [] }: Transition<string>) =>
  ({ rule }: { readonly rule: Rule }) => {
    const names = fieldsOf(parseRule(rule))
    return (
      names.some(name => dialogFields.includes(name)) &&
      names.every(name => name === farHeadOf(name))
    )
  }

/** Warnings caused by dialog values, limited to messages the user may read; none about a number that is not one. */
export const dialogWarnings = (
  move: Move,
  record: Values,
  context: Parameters<typeof moveWarnings>[2],
) => {
  const typed = isTyped(move.transition)
  const isReadable = (name: string) =>
    !context.resource.fields.get(name)?.isNumeric ||
    isUnset(record[name]) ||
    typeof record[name] === 'number'
  const dueNow = (doubt: { readonly rule: Rule }) =>
    typed(doubt) && fieldsOf(parseRule(doubt.rule)).every(isReadable)
  return moveWarnings(warning(move, dueNow), record, context)
}

const withoutDialogFields = (move: Move) => {
  const typed = isTyped(move.transition)
  return warning(move, doubt => !typed(doubt))
}

const warning = (move: Move, which: ReturnType<typeof isTyped>): Move => ({
  ...move,
  transition: { ...move.transition, warn: (move.transition.warn ?? []).filter(which) },
})

/** Warnings shown before transitions the user may make now; those that depend on the dialog appear in it. */
export function possibleWarnings(resource: Resource, { me }: Policy, record: Values) {
  const values = me
  const moves = [...movesOf(resource).values()]
    .filter(move => move.transition.warn && mayMove(move, record, values))
    .map(
      move =>
        [move.name, moveWarnings(withoutDialogFields(move), record, { resource, me })] as const,
    )
    .filter(([, texts]) => texts.length > 0)
  return moves.length > 0 ? Object.fromEntries(moves) : undefined
}

export function requiredFieldsOf(
  { requiredFields = [] }: Transition<string>,
  record: Values,
  me: Values,
): readonly string[] {
  return requiredFields.flatMap(item => {
    if (typeof item === 'string') return [item]
    return holds(parseRule(item.when), record, me) ? item.fields : []
  })
}

/** Transitions the user may make now, each with unmet guards that its dialog cannot meet. */
export function movesOn(
  resource: Resource,
  { me }: Policy,
  record: Values,
): Record<string, Unmet[]> {
  const moves = [...movesOf(resource).values()].filter(move => mayMove(move, record, me))
  return Object.fromEntries(
    moves.map(move => [
      move.name,
      [
        ...othersApprove(move, record, me),
        ...unmetOf(beforeDialog(move), record, { resource, me }),
      ],
    ]),
  )
}

/** Of an amount that the dialog asks for, only the answer tells who approves. */
function othersApprove({ transition }: Move, record: Values, me: Me): Unmet[] {
  const { approval, dialogFields = [] } = transition
  if (!approval || dialogFields.includes(approval.field)) return []
  const asked = approvalFor(transition, record, me)
  return asked && !asked.roles.includes(me.ROLE) ? [{ roles: asked.roles }] : []
}

type Need = NonNullable<Transition<string>['requiredFields']>[number]

/** Removes requirements on dialog fields, which the user can still meet. */
function beforeDialog(move: Move): Move {
  const { dialogFields = [], guards = [], requiredFields = [] } = move.transition
  const settled = guards.filter(
    ({ rule }) => !fieldsOf(parseRule(rule)).some(name => dialogFields.includes(farHeadOf(name))),
  )
  const isUnasked = (name: string) => !dialogFields.includes(name)
  const wanted = requiredFields.flatMap((item): Need[] => {
    if (typeof item === 'string') return isUnasked(item) ? [item] : []
    return [{ ...item, fields: item.fields.filter(isUnasked) }]
  })
  return { ...move, transition: { ...move.transition, guards: settled, requiredFields: wanted } }
}

/** True when a transition's dialog may ask the user for a field that is otherwise read-only. */
export const isInDialogOf = (resource: Resource, me: Me, name: string): boolean =>
  !isNever(policyOf(resource, me).read) &&
  [...movesOf(resource).values()].some(
    ({ transition, allow }) =>
      (transition.dialogFields?.includes(name) || isFilled(transition, name)) &&
      !isNever(bindMe(allow, me)),
  )

/** Filled by a call of the transition, or by a user where its system is not connected. */
const isFilled = ({ effects = [] }: Transition<string>, name: string) =>
  effects.some(effect => 'call' in effect && Object.hasOwn(effect.mapResponse ?? {}, name))

/** True for a state that no transition leaves. */
export const isEnd = ({ transitions }: Flow, state: number): boolean =>
  !Object.values(transitions).some(({ from, to }) => to !== undefined && from.includes(state))
