import { compare } from './evaluate'
import type { Node, Subject } from './rule'

type Values = Readonly<Record<string, unknown>>

/** What is known when a rule is asked before there is a record, or before it is known who asks. */
export interface Known {
  readonly record?: Values
  readonly me?: Values
}

/**
 * What a rule says when only a part of record and person is known: true or false where that part
 * decides, undefined where it depends on the rest.
 */
export function verdict(node: Node, known: Known): boolean | undefined {
  if ('all' in node) return joined(node.all, known, false)
  if ('any' in node) return joined(node.any, known, true)
  if ('not' in node) {
    const inner = verdict(node.not, known)
    return inner === undefined ? undefined : !inner
  }
  const left = sideOf(node.left, known)
  const right = sideOf(node.right, known)
  return left === undefined || right === undefined ? undefined : compare(node.op, left, right)
}

/** Whether the rule may hold for some record and person like these. */
export const couldHold = (node: Node, known: Known): boolean => verdict(node, known) !== false

/** One part that says `decisive` is enough; all must say the opposite for the opposite. */
function joined(nodes: readonly Node[], known: Known, decisive: boolean): boolean | undefined {
  const verdicts = nodes.map(node => verdict(node, known))
  if (verdicts.includes(decisive)) return decisive
  return verdicts.includes(undefined) ? undefined : !decisive
}

function sideOf(subject: Subject, { record = {}, me = {} }: Known): unknown {
  if ('value' in subject) return subject.value
  if ('me' in subject) return me[subject.me]
  return subject.plus ? undefined : record[subject.field]
}
