import { callsOf } from '../../src/model/calls'
import { NOBODY } from '../../src/model/nobody'
import type { Resource } from '../../src/model/resource'
import { flowsOf, type Move, movesOf } from '../../src/model/transition'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import type { Asking, Records, Values } from '../records/context'
import { entriesOf, entryOf } from '../records/entries'
import { fillAnswer } from '../records/flow/fillAnswer'
import { isUndone } from '../records/flow/heldCalls'
import { nobodyOf } from '../records/nobody'
import { load } from '../records/read'

type Answer = Readonly<Record<string, unknown>>

/**
 * Writes what another system answered into the record it was asked about, as the flow's `fills` says, and
 * makes the move that hears it, in the transaction that closes the call. Answers `over` where the record
 * has come to its end meanwhile: nothing is written then, and nobody needs to be asked again.
 */
export function answerKeeper(records: Records) {
  return async (trx: Trx, row: Row, answer: Answer): Promise<'over' | undefined> => {
    const resource = records.catalogue.resources.get(String(row.RESOURCE ?? ''))
    const name = `${row.SYSTEM}.${row.CALL}`
    const made = resource && callsOf(resource).find(({ effect }) => effect.call === name)
    if (!resource || !made) return undefined
    const locked = records.db.dialect === 'postgres'
    const loaded = await load(trx, resource, { key: keyOf(resource, row), among, locked })
    if (!loaded || (await isUndone(trx, resource, row))) return undefined
    if (isDeaf(resource, name, loaded.record)) return 'over'
    const me = nobodyOf(resource, loaded.record)
    const asking: Asking = { records, resource, me, language: 'es' }
    const kept = await typedSince(trx, { resource, record: loaded.record, call: name })
    await fillAnswer(trx, asking, { loaded, name, answer, kept })
    return undefined
  }
}

/** Whether a call has become needless before it was made: nobody is asked about what was withdrawn. */
export const needlessness =
  (records: Records) =>
  async (row: Row): Promise<boolean> => {
    const resource = records.catalogue.resources.get(String(row.RESOURCE ?? ''))
    if (!resource) return false
    const loaded = await load(records.db.read, resource, { key: keyOf(resource, row), among })
    return loaded !== undefined && isDeaf(resource, `${row.SYSTEM}.${row.CALL}`, loaded.record)
  }

const keyOf = (resource: Resource, row: Row) =>
  resource.key.parse(String(row.RECORD_ID).replace(/^\d*\//, '')) as string | number
const among = sql<boolean>`1 = 1`

interface Asked {
  readonly resource: Resource
  readonly record: Values
  readonly call: string
}
/** What people have written since the step that asked: it stands, whatever is answered now. */
async function typedSince(trx: Trx, { resource, record, call }: Asked) {
  const asking = new Set(
    callsOf(resource).flatMap(({ move, effect }) => (effect.call === call ? [move.name] : [])),
  )
  const typed = new Set<string>()
  for (const row of await entriesOf(trx, resource, record).limit(MOST_SINCE).execute()) {
    const { action, by, changes } = entryOf(resource, row)
    if (asking.has(action)) break
    if (Number(by) === NOBODY) continue
    for (const [field, [, is]] of Object.entries(changes)) if (!isBlank(is)) typed.add(field)
  }
  return typed
}
/** More happens to no record while a call waits. */
const MOST_SINCE = 200
const isBlank = (value: unknown) => value === null || value === ''

/** Its flow waits for such answers, but no longer for one: it is withdrawn, say. */
export function isDeaf(resource: Resource, name: string, record: Values): boolean {
  const hearing = [...movesOf(resource).values()].filter(
    ({ transition }) => transition.hears?.call === name,
  )
  const isOver = ({ status }: Move) =>
    flowsOf(resource).some(
      ([field, { states }]) => field === status && states[record[status.name] as number]?.end,
    )
  return hearing.length > 0 && hearing.every(isOver)
}
