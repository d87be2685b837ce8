import { type Language, textIn } from '../../src/domain/text'
import type { Log } from '../log'
import { type Problem, Refusal } from '../refusal'
import { dress } from './answerJson'
import type { AppRequest } from './context'
import { sayIn } from './say'
import { noteRefusal } from './securityLog'

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
  if (status === 403) noteRefusal(c, refusal, log)
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  if (status === 429 || status === 503 || status === 507)
    c.header('Retry-After', String(retryAfter ?? 2))
  const rule = await refusal.explain?.()
  const body = {
    ...extra,
    code,
    message: rule ? say.refusal(`${code}But`, { ...params, rule }) : say.refusal(code, params),
    ...(errors ? { errors: textsOf(await explained(errors), say, c.get('language')) } : {}),
    requestId,
  }
  return dress(c, c.json(body, status))
}

/** The same problems, with the rule that is not met where its reader may know it. */
async function explained(errors: Readonly<Record<string, Problem>>) {
  const told = Object.entries(errors).map(async ([field, { explain, ...problem }]) => {
    const rule = await explain?.()
    const key = rule === undefined ? problem.key : `${problem.key}But`
    return [
      field,
      { ...problem, key, params: { ...problem.params, ...(rule && { rule }) } },
    ] as const
  })
  return Object.fromEntries(await Promise.all(told))
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
