import { business } from '../../../src/base/business'
import { callsOf } from '../../../src/model/access/calls'
import { SYSTEM_USER } from '../../../src/model/access/systemUser'
import { flowsOf, isEnd, type Move, movesOf } from '../../../src/model/access/transition'
import type { Resource } from '../../../src/model/fields/resource'
import { entriesOf, entryOf } from '../../audit/historyEntries'
import type { JsonObject } from '../../base/json'
import { type DbRow, sql, type Trx } from '../../db/db'
import { isCompensated } from '../../outbox/callsToAnswer'
import type { RecordKey, Records, RecordValues, RequestContext } from '../../query/requestContext'
import { load } from '../../read/read'
import { systemUserOf } from '../../write/rows/systemUser'
import { applyResponse } from '../applyResponse'

type Answer = JsonObject

/**
 * Writes another system's answer into its record, as the flow's mapping says, and makes the step that reacts
 * to it, in the transaction that closes the call. Returns `over` if the record has reached its end: nothing
 * is written and the call is not repeated.
 */
export function answerKeeper(records: Records) {
  return async (trx: Trx, row: DbRow, answer: Answer): Promise<'over' | undefined> => {
    const resource = records.catalogue.resources.get(String(row.RESOURCE ?? ''))
    const name = `${row.SYSTEM}.${row.CALL}`
    const sentBy = resource && callsOf(resource).find(({ effect }) => effect.call === name)
    if (!resource || !sentBy) return undefined
    const key = keyOf(resource, row)
    const loaded = await load(trx, resource, { key, scope: everyRow, locked: true })
    if (!loaded || (await isCompensated(trx, resource, row))) return undefined
    if (isAnswerIgnored(resource, name, loaded.record)) return 'over'
    const me = systemUserOf(resource, loaded.record)
    const request: RequestContext = { records, resource, me, language: business().language }
    const kept = await typedSince(trx, { resource, record: loaded.record, call: name })
    await applyResponse(trx, request, { loaded, name, answer, kept })
    return undefined
  }
}

/** Whether a call has become unnecessary before it was made, for example because the record was withdrawn. */
export const isCallUnneeded =
  (records: Records) =>
  async (row: DbRow): Promise<boolean> => {
    const resource = records.catalogue.resources.get(String(row.RESOURCE ?? ''))
    if (!resource) return false
    const loaded = await load(records.db.read, resource, {
      key: keyOf(resource, row),
      scope: everyRow,
    })
    return (
      loaded !== undefined && isAnswerIgnored(resource, `${row.SYSTEM}.${row.CALL}`, loaded.record)
    )
  }

const keyOf = (resource: Resource, row: DbRow) =>
  resource.key.parse(String(row.RECORD_ID).replace(/^\d*\//, '')) as RecordKey
const everyRow = sql<boolean>`1 = 1`

interface AnswerQuery {
  readonly resource: Resource
  readonly record: RecordValues
  readonly call: string
}
/** Fields that people changed since the step that made the call; their values stay. */
async function typedSince(trx: Trx, { resource, record, call }: AnswerQuery) {
  const request = new Set(
    callsOf(resource).flatMap(({ move, effect }) => (effect.call === call ? [move.name] : [])),
  )
  const typed = new Set<string>()
  for (const row of await entriesOf(trx, resource, record).limit(MOST_SINCE).execute()) {
    const { action, by, changes } = entryOf(resource, row)
    if (request.has(action)) break
    if (Number(by) === SYSTEM_USER) continue
    for (const [field, [, is]] of Object.entries(changes)) if (!isBlank(is)) typed.add(field)
  }
  return typed
}
/** Upper bound of changes considered. */
const MOST_SINCE = 200
const isBlank = (value: unknown) => value === null || value === ''

/** Whether the flow reacts to such answers, but not in the record's current state. */
export function isAnswerIgnored(resource: Resource, name: string, record: RecordValues): boolean {
  const triggered = [...movesOf(resource).values()].filter(
    ({ transition }) => transition.onResponse?.call === name,
  )
  const isOver = ({ status }: Move) =>
    flowsOf(resource).some(
      ([field, flow]) => field === status && isEnd(flow, Number(record[status.name])),
    )
  return triggered.length > 0 && triggered.every(isOver)
}
