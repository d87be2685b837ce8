import { longestPassword } from '../../src/model/kinds/contact'
import { warningsOf } from '../../src/model/validation'
import type { Trx } from '../db/db'
import { Refusal } from '../refusal'
import { refuse } from './body'
import type { Asking, Values } from './context'
import { handMarks } from './handMarks'
import { lookThrough } from './lookThrough'
import { type Loaded, load, notFound, present } from './read'
import { readScope } from './scope'

export const meValues = (asking: Pick<Asking, 'me'>) => asking.me as unknown as Values

/** The passwords of a record as hashes; done before the transaction, which awaits only the database. */
export async function hashed(
  { records, resource }: Asking,
  values: Values,
): Promise<Record<string, unknown>> {
  const done: Record<string, unknown> = { ...values }
  for (const { name, kind } of resource.fields.values()) {
    const value = values[name]
    if (kind !== 'password' || typeof value !== 'string') continue
    if (value.length > longestPassword)
      refuse({ [name]: { key: 'tooLong', params: { max: longestPassword } } })
    done[name] = await records.hash(value)
  }
  return done
}

/** The saved record as its writer may see it; just the key where they may write but not read it. */
export async function answerOf(
  trx: Trx,
  asking: Asking,
  key: string | number,
): Promise<Record<string, unknown>> {
  const { resource, me } = asking
  const loaded = await load(trx, resource, { key, among: readScope(resource, me) })
  if (!loaded) return { [resource.key.name]: key }
  const record = await lookThrough(trx, asking, { record: loaded.record })
  const warnings = warningsOf(resource, record)
  return {
    ...present(asking, { ...loaded, record }),
    ...(await handMarks(trx, asking, record)),
    ...(Object.keys(warnings).length > 0 && { _warnings: warnings }),
  }
}

export interface Current {
  readonly key: string | number
  /** `now`: whatever it is, where nobody saw the record before. */
  readonly version: number | 'now' | undefined
  /** Whether what came to the record since that version may be passed over. */
  readonly passes?: (loaded: Loaded, version: number) => Promise<boolean>
}
/** The stored record, if the writer may see it and saw it as it is now. */
export async function current(
  trx: Trx,
  asking: Asking,
  { key, version, passes }: Current,
): Promise<Loaded> {
  const { resource, me, records } = asking
  const among = readScope(resource, me)
  const locked = records.db.dialect === 'postgres'
  const stored = await load(trx, resource, { key, among, locked })
  if (!stored) throw notFound()
  const record = await lookThrough(trx, asking, { record: stored.record })
  const loaded = { ...stored, record }
  if (version === undefined) throw new Refusal(428, 'versionRequired')
  if (version === 'now' || version === loaded.version) return loaded
  if (!(await passes?.(loaded, version))) {
    throw new Refusal(412, 'staleVersion', { extra: { current: present(asking, loaded) } })
  }
  return loaded
}
