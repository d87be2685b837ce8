import { jwtVerify, SignJWT } from 'jose'
import { Refusal } from '../base/refusal'
import type { AccountContext, AccountSession } from './accountContext'

const ISSUER = 'mostrador'
const AUDIENCE = 'mostrador-api'
const REMEMBERED = 10_000
const DAY_S = 86_400
/** Allowed clock difference between processes, in seconds. */
const SKEW_S = 5

export type Claims = AccountSession & { readonly exp: number }

export const signToken = (
  { clock, secret, tokenMinutes }: AccountContext,
  session: Omit<AccountSession, 'token'>,
) => {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(session.userId))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + tokenMinutes * 60)
    .sign(secret)
}

/** Verifies tokens. Only the signature is cached; the session is checked on every request. */
export function tokenReader({ clock, secret }: Pick<AccountContext, 'clock' | 'secret'>) {
  const known = new Map<string, Claims>()
  return async (token: string): Promise<Claims> => {
    const claims = known.get(token) ?? (await verify(token, secret, clock()))
    if (claims.exp * 1000 <= clock().getTime()) throw badToken()
    if (!known.has(token)) remember(known, token, claims)
    return claims
  }
}

export const badToken = () => new Refusal(401, 'badToken')

async function verify(token: string, secret: Uint8Array, currentDate: Date): Promise<Claims> {
  const { payload } = await jwtVerify(token, secret, {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ['exp', 'iat', 'sub', 'sid', 'iss', 'aud'],
    currentDate,
  }).catch(() => {
    // every invalid token has the same answer
    throw badToken()
  })
  const { exp = 0, iat = 0 } = payload
  const now = currentDate.getTime() / 1000
  if (iat > now + SKEW_S || exp > now + DAY_S) throw badToken()
  const userId = Number(payload.sub)
  if (typeof payload.sid !== 'string' || !Number.isSafeInteger(userId)) throw badToken()
  return { id: payload.sid, userId, token, exp }
}

function remember(known: Map<string, Claims>, token: string, claims: Claims) {
  const [oldest] = known.keys()
  if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest)
  known.set(token, claims)
}
