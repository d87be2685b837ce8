import { isObject } from '../../base/parseJson'
import { SOMETHING_WRONG } from '../../providers/http/http'

/** Error of a refused call: a message for the form, and one per field. */
export interface Failure {
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
  /** The server did not answer, so the message is technical. */
  readonly isUnanswered?: true
}

/** `http.request` rejects with the server's body, or with the text 'Something went wrong'. */
export function toFailure(reason: unknown): Failure {
  const body = isObject(reason) ? reason : {}
  const errors = isObject(body.errors) ? (body.errors as Record<string, string>) : {}
  if (typeof body.message === 'string') return { message: body.message, errors }
  return { message: SOMETHING_WRONG, errors, isUnanswered: true }
}
