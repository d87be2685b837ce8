import { fold } from '../../src/domain/fold'
import { fingerprint } from '../db/fingerprint'
import type { Log } from '../log'
import { Refusal } from '../refusal'
import type { AppRequest } from './context'

/** Where a request came from and who asked; an administrator who looks as somebody else is told as both. */
export const whoAsked = (c: AppRequest) => ({
  requestId: c.get('requestId'),
  by: c.get('session')?.userId,
  as: viewedAs(c.get('viewAs')),
  address: c.env?.address ?? 'unknown',
  method: c.req.method,
  path: plainPath(c.req.path),
})

/** As it is asked for, `role:7`; what is no such words is told as none. */
export const viewedAs = (wanted: string | undefined) =>
  wanted && (/^(role|user):[\w-]{1,20}$/.exec(wanted)?.[0] ?? 'unknown')

/** Without what may be an identity number, a phone or the secret of a link. */
const plainPath = (path: string) =>
  path
    .slice(0, 200)
    .replace(/\d{9,}/g, '…')
    .replace(/[\w-]{24,}/g, '…')

/** One line for each refusal of a right. */
export function noteRefusal(c: AppRequest, { code }: Refusal, log: Log) {
  log.security('refused', { ...whoAsked(c), code })
}

/**
 * One line for each sign-in: done, failed or blocked. An address that was typed is told by a mark that
 * is the same each time: now and then a password stands in its place.
 */
export async function notingSignIn<T extends { readonly userId: number }>(
  c: AppRequest,
  { log, email }: { readonly log: Log; readonly email: string },
  work: () => Promise<T>,
): Promise<T> {
  const account = await markOf(email)
  const { requestId, address } = whoAsked(c)
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

/** One line for an account that somebody made for themselves, and for each try beyond the limits. */
export async function notingRegister<T extends { readonly userId: number }>(
  c: AppRequest,
  log: Log,
  work: () => Promise<T>,
): Promise<T> {
  const { requestId, address } = whoAsked(c)
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

/** One line for what leaves as a file: a resource's rows or one record of it. */
export const noteExport = (c: AppRequest, log: Log, what: Exported) =>
  log.security('exported', {
    ...whoAsked(c),
    ...what,
    ...(what.record !== undefined && { record: plainPath(what.record) }),
  })

interface Exported {
  readonly resource: string
  readonly format: string
  readonly record?: string
  readonly fields?: readonly string[]
}
