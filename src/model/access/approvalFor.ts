import { roleCode } from '../../base/business'
import type { Transition } from '../definition/flow'
import { holds } from '../rules/evaluate'
import { parseRule } from '../rules/rule'

type Values = Readonly<Record<string, unknown>>

/** Approvers of a transition of this record and their number; undefined if no approval is needed. */
export function approvalFor({ approval }: Transition<string>, record: Values, me: Values) {
  if (!approval || (approval.when && !holds(parseRule(approval.when), record, me))) return undefined
  const amount = Number(record[approval.field] ?? 0)
  const tier = approval.tiers.find(({ max }) => max === undefined || amount <= max)
  const { allow = [], people = 1 } = tier ?? {}
  return { amount, allow, people, roles: allow.map(roleCode) }
}
