import type { Resource } from '../fields/resource'
import { farHeadOf } from './throughReference'
import type { Move } from './transition'

/**
 * Fields a transition refers to: rules, dialogs, required fields, effects and status. Empty when a server
 * function (`handler`) can read any field.
 */
export function speaksOf(
  resource: Resource,
  { transition, status }: Move,
): ReadonlySet<string> | undefined {
  const effects = transition.effects ?? []
  if (effects.some(effect => 'handler' in effect)) return undefined
  const names = new Set(wordsIn(transition).map(farHeadOf))
  return new Set([status.name, ...[...resource.fields.keys()].filter(name => names.has(name))])
}

/** All words of a declaration, so that future words are included. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(wordsIn)]
}
