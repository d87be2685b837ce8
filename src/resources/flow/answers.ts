import { isEqual } from 'es-toolkit'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { isNone } from '../../fields/ShownValue'
import type { Me } from '../../model/access'
import type { Values } from '../../model/draft'
import type { Message } from '../../model/kinds/kind'
import type { Resource } from '../../model/resource'
import { type Move, neededBy } from '../../model/transition'
import { keptOf, resolverOf, type Writer } from '../form/resolver'

interface Asking {
  readonly resource: Resource
  readonly move: Move
  /** The record as it was when the question was put. */
  readonly base: Values
  readonly me: Me
}

/** Whoever answers may write what is asked, and nothing else. */
export const writerOf = ({ resource, move, base, me }: Asking): Writer => ({
  resource,
  base,
  me: me as unknown as Values,
  writable: new Set(move.transition.ask ?? []),
  changed: new Set<string>(),
})

/** The one validation, and what this move wants filled; its rules are the server's to say. */
export const questionResolver =
  (move: Move, writer: Writer, say: (message: Message) => string): Resolver =>
  async (typed, context, options) => {
    const checked = await resolverOf(writer, say)(typed, context, options)
    const kept = keptOf(writer, typed as Values)
    const empty = neededBy(move.transition, kept, writer.me).filter(
      name => writer.writable.has(name) && isNone(kept[name]),
    )
    if (empty.length === 0) return checked
    const required = { type: 'model', message: say({ key: 'required' }) }
    const missing: FieldErrors = Object.fromEntries(empty.map(name => [name, required]))
    return { values: {}, errors: { ...missing, ...checked.errors } }
  }

/** What is sent: the answers that are not what the record says already. */
export function answersOf(writer: Writer, typed: object): Values {
  const kept = keptOf(writer, typed as Values)
  const before = keptOf(writer, writer.base)
  const answered = [...writer.writable].filter(
    name => !isEqual(kept[name] ?? null, before[name] ?? null),
  )
  return Object.fromEntries(answered.map(name => [name, kept[name] ?? null]))
}
