import type { ManualEntry } from '../definition/manualEntry'
import { holds } from '../rules/evaluate'
import type { Policy } from './access'

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
