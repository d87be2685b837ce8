import type { BatchSource } from '../records/bulk/batch'
import { badParameter, Refusal } from '../refusal'

export interface BulkQuery {
  /** Tells what would happen and writes nothing. */
  readonly dryRun: boolean
  /** Refused rows are left out; else they take the fine ones with them. */
  readonly skipRefused: boolean
  /** Several calls may share one batch, and are undone as one. */
  readonly batch: string | undefined
  /** What the batch is listed as later. */
  readonly source: BatchSource | undefined
}

export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** `?dryRun=true&skipRefused=false&batch=<uuid>&source=import`; nothing else is known here. */
export function readBulkQuery(query: Readonly<Record<string, string>>): BulkQuery {
  const { dryRun, skipRefused, batch, source, ...rest } = query
  const [strange] = Object.keys(rest)
  if (strange !== undefined)
    throw new Refusal(400, 'unknownParameter', { params: { name: strange.slice(0, 60) } })
  if (batch !== undefined && !isUuid(batch)) throw badParameter('batch', batch)
  if (source !== undefined && source !== 'import') throw badParameter('source', source)
  return {
    dryRun: flag('dryRun', dryRun),
    skipRefused: flag('skipRefused', skipRefused),
    batch,
    source,
  }
}

function flag(name: string, value: string | undefined) {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  throw badParameter(name, value)
}
