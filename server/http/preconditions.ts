import { Refusal } from '../base/refusal'
import type { AppRequest } from './appContext'

/** Version of the request: `If-Match: "12"` or 12; undefined without the header. */
export function readVersion(c: AppRequest): number | undefined {
  const header = c.req.header('if-match')
  if (header === undefined) return undefined
  const digits = /^\s*(?:W\/)?"?(\d{1,15})"?\s*$/.exec(header)?.[1]
  if (digits === undefined) throw new Refusal(400, 'badVersion')
  return Number(digits)
}

export function readIdempotencyKey(c: AppRequest): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return undefined
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw new Refusal(400, 'badIdempotencyKey')
  return key
}

/** Idempotency key of calls that must not be repeated by accident; refused without one. */
export function requireIdempotencyKey(c: AppRequest): string {
  const key = readIdempotencyKey(c)
  if (key === undefined) throw new Refusal(400, 'keyRequired')
  return key
}
