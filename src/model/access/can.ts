import type { Transition } from '../definition/flow'
import type { ManualEntry } from '../definition/manualEntry'
import type { Resource } from '../fields/resource'
import { holds } from '../rules/evaluate'
import { fieldsOf, parseRule } from '../rules/rule'
import type { Policy } from './access'
import { farHeadOf } from './throughReference'
import { type Move, mayMove, movesOf, requiredFieldsOf } from './transition'

/** The `_can` of a record, sent by the server. */
export interface Can {
  readonly update: boolean
  readonly delete: boolean
  /** Rule that forbids the action, as far as the user may read it; set when the role may do it to other records. */
  readonly why?: Readonly<Partial<Record<'update' | 'delete', string>>>
  /** Fields the user may write on this record now. */
  readonly fields?: readonly string[]
  /** Transitions the user may make now, each with its unmet guards. */
  readonly flow?: Readonly<Record<string, readonly unknown[]>>
  /** Answers that transitions require now by rules over other records, which only the server knows. */
  readonly needs?: Readonly<Record<string, readonly string[]>>
  /** Warnings of transitions that are possible. */
  readonly doubts?: Readonly<Record<string, readonly unknown[]>>
  /** Documents the user may create from the record. */
  readonly papers?: readonly string[]
  /** Transitions that ask for the result of a system that is not connected. */
  readonly byHand?: Readonly<Record<string, readonly ManualEntry[]>>
}

type Values = Readonly<Record<string, unknown>>

/** Rights on one stored record. `record` has every field, including those the user may not read. */
export function canOn(policy: Policy, record: Values) {
  const fields = holds(policy.update, record, {}) ? writableOn(policy, record) : []
  return { update: fields.length > 0, delete: holds(policy.delete, record, {}), fields }
}

/** The fields that may be written on a record that may be updated. */
export const writableOn = ({ writable, fixed }: Policy, record: Values): string[] =>
  [...writable]
    .filter(([name, rule]) => !fixed.has(name) && holds(rule, record, {}))
    .map(([name]) => name)

/** Answers required by rules over other records, or by the others. */
const requiredBy = ({ requiredFields = [] }: Transition<string>, others: boolean) =>
  requiredFields.filter(item => {
    const asked = typeof item === 'string' ? [] : fieldsOf(parseRule(item.when))
    return asked.some(name => name !== farHeadOf(name)) === others
  })

/** The `needs` of a record with all that its rules ask of other records. */
export function needsOf(resource: Resource, { me, readable }: Policy, record: Values) {
  const needs = [...movesOf(resource).values()]
    .filter(move => mayMove(move, record, me))
    .map(({ name, transition }): [string, string[]] => {
      const required = { ...transition, requiredFields: requiredBy(transition, true) }
      return [name, requiredFieldsOf(required, record, me).filter(field => readable.has(field))]
    })
    .filter(([, fields]) => fields.length > 0)
  return needs.length > 0 ? Object.fromEntries(needs) : undefined
}

/** The transition with the answers that the server found required, instead of its rules over other records. */
export const withNeeds = <M extends Move>(move: M, needs: readonly string[] = []): M => ({
  ...move,
  transition: {
    ...move.transition,
    requiredFields: [...needs, ...requiredBy(move.transition, false)],
  },
})
