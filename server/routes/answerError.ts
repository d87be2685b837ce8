import { type Language, textIn } from '../../src/domain/text'
import type { Log } from '../log'
import { type Problem, Refusal } from '../refusal'
import { dress } from './answerJson'
import type { AppRequest } from './context'
import { sayIn } from './say'

/** What was refused, in the reader's language; a fault of ours is logged once and told without detail. */
export async function answerError(c: AppRequest, error: unknown, log: Log): Promise<Response> {
  const requestId = c.get('requestId')
  const refusal = error instanceof Refusal ? error : undefined
  const say = await sayIn(c.get('language'))
  if (!refusal) {
    log.error('fault', { requestId, method: c.req.method, path: c.req.path, error })
    const body = { code: 'serverError', message: say.refusal('serverError'), requestId }
    return dress(c, c.json(body, 500))
  }
  const { status, code, params, errors, extra, retryAfter } = refusal
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  if (status === 429 || status === 503) c.header('Retry-After', String(retryAfter ?? 2))
  const body = {
    ...extra,
    code,
    message: say.refusal(code, params),
    ...(errors ? { errors: textsOf(errors, say, c.get('language')) } : {}),
    requestId,
  }
  return dress(c, c.json(body, status))
}

/** A schema's own words, with what they tell put in. */
const fillIn = (text: string, params: Problem['params'] = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))

/** Each field's problem in words. */
export const textsOf = (
  errors: Readonly<Record<string, Problem>>,
  say: Awaited<ReturnType<typeof sayIn>>,
  language: Language,
) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { key, params, text }]) => [
      field,
      text ? fillIn(textIn(text, language), params) : say.problem(key, { field, ...params }),
    ]),
  )
