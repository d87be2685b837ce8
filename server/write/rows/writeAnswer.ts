import { longestPassword } from '../../../src/kinds/password/data'
import { warningsOf } from '../../../src/model/validation/validation'
import { handMarks } from '../../audit/handMarks'
import { Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import type { RecordDraft, RecordValues, RequestContext } from '../../query/requestContext'
import { resolveReferences } from '../../query/resolveReferences'
import { readScope } from '../../query/scope'
import { type Loaded, load, present, recordNotFound } from '../../read/read'
import { refuse } from './body'

/** The record's passwords as hashes, computed before the transaction, which awaits only the database. */
export async function hashed(
  { records, resource }: RequestContext,
  values: RecordValues,
): Promise<RecordDraft> {
  const hashes: RecordDraft = { ...values }
  for (const { name, isSecret } of resource.fields.values()) {
    const value = values[name]
    if (!isSecret || typeof value !== 'string') continue
    if (value.length > longestPassword)
      refuse({ [name]: { key: 'tooLong', params: { max: longestPassword } } })
    hashes[name] = await records.hash(value)
  }
  return hashes
}

/** The saved record as its writer may see it; only the key if they may not read it. */
export async function answerOf(
  trx: Trx,
  request: RequestContext,
  key: string | number,
): Promise<RecordDraft> {
  const { resource, me } = request
  const loaded = await load(trx, resource, { key, scope: readScope(resource, me) })
  return loaded ? shownRecord(trx, request, loaded) : { [resource.key.name]: key }
}

/** A saved record that its writer may read, as they may see it. */
export async function shownRecord(trx: Trx, request: RequestContext, loaded: Loaded) {
  const { resource } = request
  const record = await resolveReferences(trx, request, { record: loaded.record })
  const warnings = warningsOf(resource, record)
  return {
    ...present(request, { ...loaded, record }),
    ...(await handMarks(trx, request, record)),
    ...(Object.keys(warnings).length > 0 && { _warnings: warnings }),
  }
}

export interface SeenVersion {
  readonly key: string | number
  /** `now`: accepts any version, for records that no user has opened. */
  readonly version: number | 'now' | undefined
  readonly mayIgnoreChanges?: (loaded: Loaded, version: number) => Promise<boolean>
}
/** The stored record, if the writer may read it and has seen its current version. */
export async function currentRecord(
  trx: Trx,
  request: RequestContext,
  { key, version, mayIgnoreChanges }: SeenVersion,
): Promise<Loaded> {
  const { resource, me } = request
  const scope = readScope(resource, me)
  const stored = await load(trx, resource, { key, scope, locked: true })
  if (!stored) throw recordNotFound()
  const record = await resolveReferences(trx, request, { record: stored.record })
  const loaded = { ...stored, record }
  if (version === undefined) throw new Refusal(428, 'versionRequired')
  if (version === 'now' || version === loaded.version) return loaded
  if (!(await mayIgnoreChanges?.(loaded, version))) {
    throw new Refusal(412, 'staleVersion', { extra: { current: present(request, loaded) } })
  }
  return loaded
}
