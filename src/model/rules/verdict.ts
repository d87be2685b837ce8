import { compare } from './evaluate'
import type { Node, Subject } from './rule'

type Values = Readonly<Record<string, unknown>>

/** Known part of record and user. */
interface Known {
  readonly record?: Values
  readonly me?: Values
}

/** Value of a rule when only part of record and user is known; undefined where it depends on the rest. */
export function verdict(node: Node, known: Known): boolean | undefined {
  if ('all' in node) return joined(node.all, known, false)
  if ('any' in node) return joined(node.any, known, true)
  if ('not' in node) {
    const inner = verdict(node.not, known)
    return inner === undefined ? undefined : !inner
  }
  // The days of a period follow from today.
  if (node.op === 'during') return undefined
  const left = sideOf(node.left, known)
  const right = sideOf(node.right, known)
  return left === undefined || right === undefined ? undefined : compare(node.op, left, right)
}

/** True when the rule may hold for some record and user. */
export const couldHold = (node: Node, known: Known): boolean => verdict(node, known) !== false

/** One part equal to `decisive` decides; the opposite needs all parts. */
function joined(nodes: readonly Node[], known: Known, decisive: boolean): boolean | undefined {
  const verdicts = nodes.map(node => verdict(node, known))
  if (verdicts.includes(decisive)) return decisive
  return verdicts.includes(undefined) ? undefined : !decisive
}

function sideOf(subject: Subject, { record = {}, me = {} }: Known): unknown {
  if ('value' in subject) return subject.value
  if ('me' in subject) return me[subject.me]
  if ('rows' in subject) return undefined
  return subject.plus ? undefined : record[subject.field]
}
