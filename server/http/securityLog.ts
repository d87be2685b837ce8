import { fold } from '../../src/base/fold'
import type { Log } from '../base/log'
import { Refusal } from '../base/refusal'
import { fingerprint } from '../db/fingerprint'
import type { AppRequest } from './appContext'

/** Address and user of a request; includes the administrator under `X-View-As`. */
export const requesterOf = (c: AppRequest) => ({
  requestId: c.get('requestId'),
  by: c.get('session')?.userId,
  as: viewedAs(c.get('viewAs')),
  address: c.env?.address ?? 'unknown',
  method: c.req.method,
  path: plainPath(c.req.path),
})

/** Requested identity, such as `role:7`; null if malformed. */
export const viewedAs = (wanted: string | undefined) =>
  wanted && (/^(role|user):[\w-]{1,20}$/.exec(wanted)?.[0] ?? 'unknown')

/** Path without identity numbers, phones and secrets. */
const plainPath = (path: string) =>
  path
    .slice(0, 200)
    .replace(/\d{9,}/g, '…')
    .replace(/[\w-]{24,}/g, '…')

export function noteRefusal(c: AppRequest, { code }: Refusal, log: Log) {
  log.security('refused', { ...requesterOf(c), code })
}

/**
 * Logs a sign-in: success, failure or block. The entered address is logged as a hash, because it may be a
 * password typed in the wrong field.
 */
export async function notingSignIn<T extends { readonly userId: number }>(
  c: AppRequest,
  { log, email }: { readonly log: Log; readonly email: string },
  work: () => Promise<T>,
): Promise<T> {
  const account = await markOf(email)
  const { requestId, address } = requesterOf(c)
  try {
    const done = await work()
    log.security('signIn', { requestId, address, account, person: done.userId })
    return done
  } catch (error) {
    if (error instanceof Refusal) {
      const event = error.status === 429 ? 'signInBlocked' : 'signInFailed'
      log.security(event, { requestId, address, account, code: error.code }, email)
    }
    throw error
  }
}

const markOf = async (email: string) =>
  (await fingerprint(`account ${fold(email.trim())}`)).slice(0, 16)

/** Logs a registration, and attempts beyond the limits. */
export async function notingRegister<T extends { readonly userId: number }>(
  c: AppRequest,
  log: Log,
  work: () => Promise<T>,
): Promise<T> {
  const { requestId, address } = requesterOf(c)
  try {
    const done = await work()
    log.security('registered', { requestId, address, person: done.userId })
    return done
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      log.security('registerBlocked', { requestId, address, code: error.code })
    throw error
  }
}

export const noteExport = (c: AppRequest, log: Log, what: Exported) =>
  log.security('exported', {
    ...requesterOf(c),
    ...what,
    ...(what.record !== undefined && { record: plainPath(what.record) }),
  })

interface Exported {
  readonly resource: string
  readonly format: string
  readonly record?: string
  readonly fields?: readonly string[]
}
