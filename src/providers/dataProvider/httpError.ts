import { HttpError } from 'ra-core'
import { type Answer, SOMETHING_WRONG } from '../http'
import { isObject } from '../sessionView'

/**
 * The one place where react-admin's error is made: the server's message in the reader's language,
 * its status, and its body, whose `errors` mark the inputs of a form.
 */
export function httpErrorOf({
  status,
  ok,
  body,
}: Pick<Answer, 'status' | 'ok' | 'body'>): HttpError {
  const told = isObject(body) && typeof body.message === 'string' ? body.message : SOMETHING_WRONG
  // An answer nobody can read is as good as none, also with a 200 on it.
  const isRefusal = !ok && status >= 400
  return new HttpError(told, isRefusal ? status : 0, body ?? null)
}

/** A record that is not there: said by a key, because no server said it. */
export const notFound = () => new HttpError('errors.notFound', 404, null)
