import { Refusal } from '../refusal'
import type { AppRequest } from './context'

/** The version a write is based on: `If-Match: "12"` or 12; undefined where it may stay away. */
export function readVersion(c: AppRequest, { required = true } = {}): number | undefined {
  const header = c.req.header('if-match')
  if (header === undefined) {
    if (required) throw new Refusal(428, 'versionNeeded')
    return undefined
  }
  const digits = /^\s*(?:W\/)?"?(\d{1,15})"?\s*$/.exec(header)?.[1]
  if (digits === undefined) throw new Refusal(400, 'badVersion')
  return Number(digits)
}

/** A stale write answers with the record as it is now, for the form to merge. */
export const stale = (record: unknown) => new Refusal(412, 'stale', { extra: { record } })

/** The caller's name for one intention (safety.md 12). */
export function readIdempotencyKey(c: AppRequest): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return undefined
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw new Refusal(400, 'badIdempotencyKey')
  return key
}
