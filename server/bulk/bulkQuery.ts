import { badParameter, unknownParameter } from '../base/refusal'
import type { BatchSource } from './batch'

export interface BulkQuery {
  /** Previews without writing. */
  readonly dryRun: boolean
  /** Skips refused rows; otherwise one refused row prevents all. */
  readonly skipRefused: boolean
  /** Calls with the same batch are undone together. */
  readonly batch: string | undefined
  /** Source shown in the list of batches. */
  readonly source: BatchSource | undefined
}

export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** `?dryRun=true&skipRefused=false&batch=<uuid>&source=import`; other parameters are refused. */
export function readBulkQuery(query: Readonly<Record<string, string>>): BulkQuery {
  const { dryRun, skipRefused, batch, source, ...rest } = query
  const [strange] = Object.keys(rest)
  if (strange !== undefined)
    throw unknownParameter(strange, ['dryRun', 'skipRefused', 'batch', 'source'])
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
