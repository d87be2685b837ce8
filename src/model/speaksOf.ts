import type { Resource } from './resource'
import { headOf } from './through'
import type { Move } from './transition'

/**
 * The fields of a record that a step speaks of: in its rules, questions, needs and effects, and the state
 * itself. None are told where a function of the server (`run`) reads what it likes.
 */
export function speaksOf(
  resource: Resource,
  { transition, status }: Move,
): ReadonlySet<string> | undefined {
  const effects = transition.effects ?? []
  if (effects.some(effect => 'run' in effect)) return undefined
  const names = new Set(wordsIn(transition).map(headOf))
  return new Set([status.name, ...[...resource.fields.keys()].filter(name => names.has(name))])
}

/** Every word of a declaration, so that one the language learns later is heard too. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(wordsIn)]
}
