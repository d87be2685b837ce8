import { type Language, textIn } from '../../src/base/text'
import type { Log } from '../base/log'
import { type Problem, Refusal } from '../base/refusal'
import { answerJson, setHeader } from './answerJson'
import type { AppRequest } from './appContext'
import { noteRefusal } from './securityLog'
import { translatorIn } from './translate'

/** Answers a refusal in the reader's language; unexpected errors are logged once and answered without detail. */
export async function answerError(c: AppRequest, error: unknown, log: Log): Promise<Response> {
  const requestId = c.get('requestId')
  const refusal = error instanceof Refusal ? error : undefined
  const say = await translatorIn(c.get('language'))
  if (!refusal) {
    log.error('fault', { requestId, method: c.req.method, path: c.req.path, error })
    const body = { code: 'serverError', message: say.refusal('serverError'), requestId }
    return answerJson(c, body, { status: 500 })
  }
  const { status, code, params, errors, extra, retryAfter } = refusal
  if (status === 403) noteRefusal(c, refusal, log)
  if (status === 401) setHeader(c, 'WWW-Authenticate', 'Bearer')
  if (status === 429 || status === 503 || status === 507)
    setHeader(c, 'Retry-After', String(retryAfter ?? 2))
  const rule = await refusal.explain?.()
  const body = {
    ...extra,
    code,
    message: rule ? say.refusal(`${code}But`, { ...params, rule }) : say.refusal(code, params),
    ...(errors ? { errors: textsOf(await explained(errors), say, c.get('language')) } : {}),
    requestId,
  }
  return answerJson(c, body, { status })
}

/** Adds the unmet rule to problems, if the reader may know it. */
export async function explained(errors: Readonly<Record<string, Problem>>) {
  const withRules = Object.entries(errors).map(async ([field, { explain, ...problem }]) => {
    const rule = await explain?.()
    const key = rule === undefined ? problem.key : `${problem.key}But`
    return [
      field,
      { ...problem, key, params: { ...problem.params, ...(rule && { rule }) } },
    ] as const
  })
  return Object.fromEntries(await Promise.all(withRules))
}

const fillIn = (text: string, params: Problem['params'] = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))

export const textsOf = (
  errors: Readonly<Record<string, Problem>>,
  say: Awaited<ReturnType<typeof translatorIn>>,
  language: Language,
) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { key, params, text }]) => [
      field,
      text ? fillIn(textIn(text, language), params) : say.problem(key, { field, ...params }),
    ]),
  )
