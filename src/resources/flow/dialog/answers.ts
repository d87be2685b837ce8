import { isEqual } from 'es-toolkit/predicate'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { isNone } from '../../../fields/registry/ShownValue'
import type { Message } from '../../../kinds/kind/kind'
import type { Me } from '../../../model/access/access'
import { type Move, requiredFieldsOf } from '../../../model/access/transition'
import type { Resource } from '../../../model/fields/resource'
import type { DraftValues } from '../../../model/validation/draft'
import { resolverOf, storedRecordOf, type Writer } from '../../form/fields/resolver'

interface AnswerContext {
  readonly resource: Resource
  readonly move: Move
  /** The record when the dialog opened. */
  readonly base: DraftValues
  readonly me: Me
}

/** In a dialog a person may write exactly the fields it asks for. */
export const answerWriterOf = ({ resource, move, base, me }: AnswerContext): Writer => ({
  resource,
  base,
  me,
  writable: new Set(move.transition.dialogFields ?? []),
  changed: new Set<string>(),
})

/** The common validation plus the fields the transition requires; its guards are checked by the server. */
export const questionResolver =
  (move: Move, writer: Writer, say: (message: Message) => string): Resolver =>
  async (typed, context, options) => {
    const checked = await resolverOf(writer, say)(typed, context, options)
    const kept = storedRecordOf(writer, typed as DraftValues)
    const empty = requiredFieldsOf(move.transition, kept, writer.me).filter(
      name => writer.writable.has(name) && isNone(kept[name]),
    )
    if (empty.length === 0) return checked
    const required = { type: 'model', message: say({ key: 'required' }) }
    const missing: FieldErrors = Object.fromEntries(empty.map(name => [name, required]))
    return { values: {}, errors: { ...missing, ...checked.errors } }
  }

/** The answers that differ from the record. */
export function answersOf(writer: Writer, typed: object): DraftValues {
  const kept = storedRecordOf(writer, typed as DraftValues)
  const before = storedRecordOf(writer, writer.base)
  const answered = [...writer.writable].filter(
    name => !isEqual(kept[name] ?? null, before[name] ?? null),
  )
  return Object.fromEntries(answered.map(name => [name, kept[name] ?? null]))
}
