import { Refusal } from '../refusal'
import type { AppRequest } from './context'

/** The version a write is based on: `If-Match: "12"` or 12; undefined where it stays away. */
export function readVersion(c: AppRequest): number | undefined {
  const header = c.req.header('if-match')
  if (header === undefined) return undefined
  const digits = /^\s*(?:W\/)?"?(\d{1,15})"?\s*$/.exec(header)?.[1]
  if (digits === undefined) throw new Refusal(400, 'badVersion')
  return Number(digits)
}

/** The caller's name for one intention (safety.md 12). */
export function readIdempotencyKey(c: AppRequest): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return undefined
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw new Refusal(400, 'badIdempotencyKey')
  return key
}

/** For calls that must never happen twice by accident: a caller without a key is told so, and nothing is done. */
export function requireIdempotencyKey(c: AppRequest): string {
  const key = readIdempotencyKey(c)
  if (key === undefined) throw new Refusal(400, 'keyRequired')
  return key
}
