import { SOMETHING_WRONG } from '../../providers/http'
import { isObject } from '../../providers/sessionView'

/** What a refused call says: a sentence for the form, and one per field it names. */
export interface Failure {
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
  /** Nobody said anything: the message is no sentence for people. */
  readonly isUnanswered?: true
}

/** The HTTP function rejects with the server's body, or with the text 'Something went wrong'. */
export function failureOf(reason: unknown): Failure {
  const body = isObject(reason) ? reason : {}
  const errors = isObject(body.errors) ? (body.errors as Record<string, string>) : {}
  if (typeof body.message === 'string') return { message: body.message, errors }
  return { message: SOMETHING_WRONG, errors, isUnanswered: true }
}
