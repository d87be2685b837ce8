import { policyOf } from '../../src/model/access'
import type { Message } from '../../src/model/kinds/kind'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { Refusal } from '../refusal'
import { answerOf } from './answer'
import { refuse } from './body'
import { both, column } from './condition'
import type { Asking, Values } from './context'
import { beginAgain } from './flow/begin'
import { keepInStep } from './flow/keepInStep'
import { demand } from './forbid'
import { writeHistory } from './history'
import type { ListQuery } from './listQuery'
import { type Person, peopleOf } from './people'
import { keyOf, type Loaded, load, notFound } from './read'
import { deadReferences } from './references'
import { reader, storedFields } from './row'
import { trashScope } from './scope'
import { inOwnText } from './search'
import { updateRecord } from './store'
import { countRows, exactTotal } from './total'
import { whereOf } from './where'

export interface TrashPage {
  readonly records: readonly Record<string, unknown>[]
  readonly total: number
  readonly atLeast: boolean
}

/** Deleted rows this person may bring back, the last deleted first; with who deleted them and when. */
export async function listTrash(
  asking: Asking,
  { where, words, offset, limit }: ListQuery,
): Promise<TrashPage> {
  const { records, resource, me } = asking
  demand(asking, 'read')
  demand(asking, 'restore')
  const { readable } = policyOf(resource, me)
  const shown = storedFields(resource).filter(
    field => field.kind !== 'password' && (readable.has(field.name) || field === resource.key),
  )
  const marks = ['_VERSION', '_DELETED_AT', '_UPDATED_BY'].map(column)
  const among = both([
    trashScope(resource, me),
    whereOf(where, resource),
    inOwnText(records.db, resource, words),
  ])
  const { rows } =
    await sql<Row>`select ${sql.join([...shown.map(({ name }) => column(name)), ...marks])} from ${sql.table(resource.table)} as t where ${among} order by ${column('_DELETED_AT')} desc, ${column(resource.key.name)} limit ${limit} offset ${offset}`.execute(
      records.db.read,
    )
  const total = await countRows(records.db, resource, among)
  const people = await peopleOf(
    asking,
    rows.map(row => row._UPDATED_BY),
  )
  const read = reader(shown)
  return {
    records: rows.map(row => ({
      ...read(row),
      _VERSION: row._VERSION,
      _DELETED: goneOf(row, people),
    })),
    total: Math.min(total, exactTotal + 1),
    atLeast: total > exactTotal,
  }
}

const goneOf = (row: Row, people: ReadonlyMap<unknown, Person>) => ({
  at: String(row._DELETED_AT),
  by: people.get(row._UPDATED_BY) ?? null,
})

export interface Restoring {
  readonly id: string
  /** `If-Match`, where the caller names a version: bringing back overwrites nothing. */
  readonly version: number | undefined
}

/**
 * Brings a deleted record back as it was, its child rows, files and state with it. What stands against
 * it is refused: a unique value taken meanwhile, a reference to what is deleted itself.
 */
export async function restoreRecord(trx: Trx, asking: Asking, { id, version }: Restoring) {
  const { resource, me, records } = asking
  demand(asking, 'read')
  demand(asking, 'restore')
  const key = keyOf(resource, id)
  const locked = records.db.dialect === 'postgres'
  const loaded = await load(trx, resource, { key, among: trashScope(resource, me), locked })
  if (!loaded) throw notFound()
  if (version !== undefined && version !== loaded.version) throw new Refusal(412, 'staleVersion')
  await checkReferences(trx, asking, loaded)
  const now = records.clock()
  const after = loaded.version + 1
  const marks = { ...marksOf(after, me.ID, now), _DELETED_AT: null }
  const { record } = loaded
  await updateRecord(trx, records, { resource, record, marks, names: new Set() })
  const change = { action: 'restore', before: record, after: record, version: after, me, now }
  await writeHistory(trx, resource, change)
  await keepInStep(trx, asking, { after: record })
  await beginAgain(trx, asking, record)
  await records.afterWrite[resource.name]?.(trx, { me, key, before: undefined, after: record })
  return answerOf(trx, asking, key)
}

const marksOf = (version: number, by: number, now: Date): Row => ({
  _VERSION: version,
  _UPDATED_AT: now.toISOString(),
  _UPDATED_BY: by,
})

/** Told at its field; where a person may not read that one, without naming it. */
async function checkReferences(trx: Trx, { resource, me }: Asking, { record }: Loaded) {
  const { readable } = policyOf(resource, me)
  const dead = await deadReferences(trx, resource, { record: record as Values, me })
  const told = dead.filter(path => readable.has(path.split('.')[0] ?? ''))
  const errors: Record<string, Message> = {}
  for (const path of told) errors[path] = { key: 'inTrash' }
  if (told.length > 0) refuse(errors)
  if (dead.length > 0) throw new Refusal(409, 'restoreBlocked')
}
