import { jwtVerify, SignJWT } from 'jose'
import { fold } from '../../src/base/fold'
import { fingerprint } from '../db/fingerprint'
import type { AccountContext } from './accountContext'

const ISSUER = 'mostrador'
/** Separates device tokens from session tokens. */
const AUDIENCE = 'mostrador-device'
export const DEVICE_COOKIE = 'device'
export const DEVICE_DAYS = 180
const MOST_ACCOUNTS = 10

/** A browser with previous sign-ins, read from its cookie. */
export interface Device {
  readonly id: string
  /** Hashes of the accounts that signed in, latest first. */
  readonly accounts: readonly string[]
  readonly session?: string | undefined
}

type Signing = Pick<AccountContext, 'clock' | 'secret'>

/** Device of a cookie; undefined without a valid signature. */
export async function readDevice(
  { clock, secret }: Signing,
  cookie: string | undefined,
): Promise<Device | undefined> {
  if (cookie === undefined || cookie.length > 2000) return undefined
  const read = await jwtVerify(cookie, secret, {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ['exp', 'iat', 'jti'],
    currentDate: clock(),
  }).catch(() => undefined)
  const { jti, acc, sid } = read?.payload ?? {}
  if (jti === undefined || !Array.isArray(acc)) return undefined
  return { id: jti, accounts: acc.map(String), ...(typeof sid === 'string' && { session: sid }) }
}

export const isKnownOn = async (device: Device | undefined, email: string) =>
  device?.accounts.includes(await markOf(email)) === true

/** New cookie of a device after a sign-in. */
export async function deviceCookie(
  { clock, secret }: Signing,
  device: Device | undefined,
  { email, session = device?.session }: { readonly email: string; readonly session?: string },
): Promise<string> {
  const mark = await markOf(email)
  const others = device?.accounts.filter(each => each !== mark) ?? []
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ acc: [mark, ...others].slice(0, MOST_ACCOUNTS), sid: session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(device?.id ?? crypto.randomUUID())
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + DEVICE_DAYS * 86_400)
    .sign(secret)
}

/** The cookie contains hashes instead of e-mail addresses. */
const markOf = async (email: string) =>
  (await fingerprint(`device ${fold(email.trim())}`)).slice(0, 16)
