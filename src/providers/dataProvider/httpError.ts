import { HttpError } from 'ra-core'
import { isObject } from '../../base/parseJson'
import { type HttpAnswer, NO_ANSWER, SOMETHING_WRONG } from '../http/http'

/**
 * The only place that creates react-admin's error: the server's message in the reader's language, its
 * status, and its body, whose `errors` mark form inputs.
 */
export function httpErrorOf({
  status,
  ok,
  body,
}: Pick<HttpAnswer, 'status' | 'ok' | 'body'>): HttpError {
  const missing = status === 0 ? NO_ANSWER : SOMETHING_WRONG
  const message = isObject(body) && typeof body.message === 'string' ? body.message : missing
  // An unreadable answer counts as no answer, also with status 200.
  const isRefusal = !ok && status >= 400
  return new HttpError(message, isRefusal ? status : 0, body ?? null)
}

/** A missing record found by the client; its message is a text key. */
export const notFound = () => new HttpError('app.page.noRecord', 404, null)
