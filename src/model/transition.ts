import type { Language, Text } from '../domain/text'
import { type Me, type Policy, policyOf } from './access'
import { bindMe, holds } from './evaluate'
import { whoNode } from './fieldModel'
import type { Flow, Target, Transition } from './flow'
import { mayKnow } from './mayKnow'
import type { FieldModel, Resource } from './resource'
import { fieldsOf, isNever, type Node, parseRule, type Rule } from './rule'
import { placeholders } from './share'
import { headOf } from './through'

type Values = Readonly<Record<string, unknown>>

/** A transition made ready, with the status column it moves. */
export interface Move {
  readonly name: string
  readonly status: FieldModel
  readonly transition: Transition<string>
  readonly by: Node
}

/**
 * Why a move is not possible now: a rule's own words, a field that must be filled, what is not theirs to
 * know, or a system that is not connected (`each`: its outcome is entered on one record at a time).
 */
export type Unmet =
  | { readonly text: Text }
  | { readonly field: string }
  | { readonly hidden: true }
  | { readonly system: string; readonly each?: true }

const known = new WeakMap<Resource, ReadonlyMap<string, Move>>()

/** Every transition of a resource, by name. */
export function movesOf(resource: Resource): ReadonlyMap<string, Move> {
  const before = known.get(resource)
  if (before) return before
  const moves = new Map<string, Move>()
  for (const [status, flow] of flowsOf(resource)) {
    for (const [name, transition] of Object.entries(flow.transitions)) {
      moves.set(name, { name, status, transition, by: whoNode(transition.by) })
    }
  }
  known.set(resource, moves)
  return moves
}

/** The status columns of a resource with their flows. */
export function flowsOf(resource: Resource): [FieldModel, Flow][] {
  return [...resource.fields.values()].flatMap(field => {
    const flow =
      field.words.kind === 'status' ? resource.schema.flow?.[field.words.flow] : undefined
    return flow ? [[field, flow] as [FieldModel, Flow]] : []
  })
}

/** Where a new record begins: by status column, as its flow says for this person. */
export function initialStates(resource: Resource, record: Values, me: Values) {
  return Object.fromEntries(
    flowsOf(resource).map(([field, flow]) => [field.name, targetOf(flow.initial, record, me)]),
  )
}

/** The state a target leads to: the first whose rule holds; none where no rule does. */
export function targetOf(target: Target<string>, record: Values, me: Values): number | null {
  if (typeof target === 'number') return target
  const found = target.find(({ when }) => !when || holds(parseRule(when), record, me))
  return found?.to ?? null
}

/** Whether this person may make this move on a record in this state; what is still unmet is another question. */
export const mayMove = ({ transition, status, by }: Move, record: Values, me: Values): boolean =>
  transition.from.includes(record[status.name] as number) && holds(by, record, me)

/**
 * Everything that stands in the way, at once, in words this person may hear: a rule over what they may
 * not read stands in the way all the same, but does not say why.
 */
export function unmetOf(
  { transition }: Move,
  record: Values,
  { resource, me }: { readonly resource: Resource; readonly me: Me },
): Unmet[] {
  const values = me as unknown as Values
  const { readable } = policyOf(resource, me)
  const broken = (transition.when ?? []).filter(
    ({ rule }) => !holds(parseRule(rule), record, values),
  )
  const empty = neededBy(transition, record, values).filter(name => isBlank(record[name]))
  const told = [
    ...empty.filter(name => readable.has(name)).map(field => ({ field })),
    ...broken
      .filter(({ rule }) => mayKnow(resource, me, { record, node: parseRule(rule) }))
      .map(rule => ({ text: filledIn(rule.else, record, { resource, readable }) })),
  ]
  return told.length < empty.length + broken.length ? [...told, { hidden: true }] : told
}

interface Reading {
  readonly resource: Resource
  readonly readable: ReadonlySet<string>
}

/** The words with what they name of the record, as far as it may be read: `good until {PUNTAJE_HASTA}`. */
function filledIn(text: Text, record: Values, { resource, readable }: Reading): Text {
  const fill = (words: string, language: Language) =>
    placeholders(words).reduce((said, name) => {
      const field = readable.has(name) ? resource.fields.get(name) : undefined
      const value = record[name]
      const told = field && !isBlank(value) ? field.print(value, language) : '—'
      return said.replace(`{${name}}`, told)
    }, words)
  if (typeof text === 'string') return fill(text, 'es')
  const all = Object.entries(text).map(([language, words]) => [
    language,
    fill(words, language as Language),
  ])
  return Object.fromEntries(all) as Text
}

/** What ought to hold for a move and does not, in words this person may hear: no obstacle. */
export const doubtsOf = (
  { transition: { warn = [] } }: Move,
  record: Values,
  { resource, me }: { readonly resource: Resource; readonly me: Me },
): Text[] =>
  warn
    .map(({ rule, else: text }) => ({ node: parseRule(rule), text }))
    .filter(({ node }) => !holds(node, record, me as unknown as Values))
    .filter(({ node }) => mayKnow(resource, me, { record, node }))
    .map(({ text }) => text)

/** Whether its answers alone decide a warning, so that it is told while they are typed. */
const isTyped =
  ({ ask = [] }: Transition<string>) =>
  ({ rule }: { readonly rule: Rule }) => {
    const names = fieldsOf(parseRule(rule))
    return names.some(name => ask.includes(name)) && names.every(name => name === headOf(name))
  }

/** What the answers to a move make doubtful, in words this person may hear. */
export const doubtsTyped = (move: Move, record: Values, asking: Parameters<typeof doubtsOf>[2]) =>
  doubtsOf(warning(move, isTyped(move.transition)), record, asking)

const untyped = (move: Move) => {
  const typed = isTyped(move.transition)
  return warning(move, doubt => !typed(doubt))
}

const warning = (move: Move, which: ReturnType<typeof isTyped>): Move => ({
  ...move,
  transition: { ...move.transition, warn: (move.transition.warn ?? []).filter(which) },
})

/** What is to be told before the moves a person may make on a record now; what answers decide is told over them. */
export function doubtsOn(resource: Resource, { me }: Policy, record: Values) {
  const values = me as unknown as Values
  const moves = [...movesOf(resource).values()]
    .filter(move => move.transition.warn && mayMove(move, record, values))
    .map(move => [move.name, doubtsOf(untyped(move), record, { resource, me })] as const)
    .filter(([, texts]) => texts.length > 0)
  return moves.length > 0 ? Object.fromEntries(moves) : undefined
}

/** The fields a move wants filled, the record being like this. */
export function neededBy(
  { need = [] }: Transition<string>,
  record: Values,
  me: Values,
): readonly string[] {
  return need.flatMap(item => {
    if (typeof item === 'string') return [item]
    return holds(parseRule(item.when), record, me) ? item.fields : []
  })
}

/** The moves a person may make on a record now, each with what stands against it and is not asked for. */
export function movesOn(
  resource: Resource,
  { me }: Policy,
  record: Values,
): Record<string, Unmet[]> {
  const values = me as unknown as Values
  const moves = [...movesOf(resource).values()].filter(move => mayMove(move, record, values))
  return Object.fromEntries(
    moves.map(move => [move.name, unmetOf(beforeAsking(move), record, { resource, me })]),
  )
}

type Need = NonNullable<Transition<string>['need']>[number]

/** What the question asks for is no obstacle, and a rule about it may be met by the answer. */
function beforeAsking(move: Move): Move {
  const { ask = [], when = [], need = [] } = move.transition
  const settled = when.filter(
    ({ rule }) => !fieldsOf(parseRule(rule)).some(name => ask.includes(headOf(name))),
  )
  const isUnasked = (name: string) => !ask.includes(name)
  const wanted = need.flatMap((item): Need[] => {
    if (typeof item === 'string') return isUnasked(item) ? [item] : []
    return [{ ...item, fields: item.fields.filter(isUnasked) }]
  })
  return { ...move, transition: { ...move.transition, when: settled, need: wanted } }
}

/** Whether some move asks this person for the field, or may, which nobody writes otherwise: of records they see. */
export const isAskedOf = (resource: Resource, me: Me, name: string): boolean =>
  !isNever(policyOf(resource, me).read) &&
  [...movesOf(resource).values()].some(
    ({ transition, by }) =>
      (transition.ask?.includes(name) || isFilled(transition, name)) &&
      !isNever(bindMe(by, me as unknown as Values)),
  )

/** A call of the move fills it; a person does where its system is not connected. */
const isFilled = ({ effects = [] }: Transition<string>, name: string) =>
  effects.some(effect => 'call' in effect && Object.hasOwn(effect.fills ?? {}, name))

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
