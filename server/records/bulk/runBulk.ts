import { warningsOf } from '../../../src/model/validation'
import type { Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import { refuse } from '../body'
import type { Asking, Values } from '../context'
import { preparedCreate } from '../create'
import { keyOf, notFound } from '../read'
import { deleteIn } from '../remove'
import { preparedUpdate } from '../update'
import type { BulkItem } from './bulkItem'
import { type BulkRow, changesShown, eachRow } from './bulkRow'
import { withKnownLines } from './knownLines'
import { matchedKey } from './matched'

type Done = Omit<BulkRow, 'index'>
type Key = string | number
/** The records this call has met, with the place of the row that named them first. */
type Met = Map<Key, number>

/**
 * Changes, deletes and makes records, row by row, by the same rules as one by one: rights, checks, references,
 * versions, history (design.md, "Bulk"). Whether refused rows take the fine ones with them is the
 * caller's to say.
 */
export function runBulk(trx: Trx, asking: Asking, items: readonly BulkItem[]): Promise<BulkRow[]> {
  const met: Met = new Map()
  const rows = items.map((item, index) => ({ item, index, id: item.id }))
  const first = asking.batch?.at ?? 0
  return eachRow(trx, asking, {
    rows,
    work: ({ item, index }) => {
      const batch = asking.batch && { id: asking.batch.id, at: first + index }
      return runItem(trx, { ...asking, ...(batch && { batch }) }, { item, index, met })
    },
  })
}

interface Running {
  readonly item: BulkItem
  readonly index: number
  readonly met: Met
}
async function runItem(trx: Trx, asking: Asking, { item, index, met }: Running): Promise<Done> {
  refusePasswords(asking, item.changes)
  const key = await targetOf(trx, asking, item)
  if (key !== undefined) {
    const before = met.get(key)
    if (before !== undefined) throw new Refusal(422, 'repeatedRow', { params: { row: before + 1 } })
    met.set(key, index)
    return item.delete ? deleted(trx, asking, { key, item }) : changed(trx, asking, { key, item })
  }
  if (!item.create) throw notFound()
  const done = await made(trx, asking, { ...item.match, ...item.changes })
  if (done.id !== undefined) met.set(done.id, index)
  return done
}

async function targetOf(trx: Trx, asking: Asking, { id, match }: BulkItem) {
  if (id !== undefined) return keyOf(asking.resource, String(id))
  return match && matchedKey(trx, asking, match)
}

async function changed(
  trx: Trx,
  asking: Asking,
  { key, item }: { key: Key; item: BulkItem },
): Promise<Done> {
  const { resource, me } = asking
  const sent = item.match
    ? await withKnownLines(trx, asking, { key, changes: item.changes })
    : item.changes
  const work = await preparedUpdate(asking, sent)
  const { loaded, record } = await work(trx, { key, version: item.version ?? 'now' })
  const changes = changesShown(resource, me, { before: loaded.record, after: record })
  const isSame = record === loaded.record
  return {
    outcome: isSame ? 'same' : 'change',
    id: key,
    changes,
    warnings: among(changes, warningsOf(resource, record)),
  }
}

async function deleted(trx: Trx, asking: Asking, { key, item }: { key: Key; item: BulkItem }) {
  await deleteIn(trx, asking, { key, version: item.version ?? 'now' })
  return { outcome: 'delete', id: key } as const
}

async function made(trx: Trx, asking: Asking, body: Values): Promise<Done> {
  const { resource, me } = asking
  const work = await preparedCreate(asking, body)
  const after = await work(trx)
  const changes = changesShown(resource, me, { before: {}, after })
  const id = after[resource.key.name] as Key
  return { outcome: 'create', id, changes, warnings: among(changes, warningsOf(resource, after)) }
}

const among = <T>(changes: object, warnings: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(warnings).filter(([name]) => Object.hasOwn(changes, name)))

/** Each takes a slow hash and none can be put back: passwords are given one by one. */
function refusePasswords({ resource }: Asking, changes: Values) {
  const names = Object.keys(changes).filter(name => resource.fields.get(name)?.kind === 'password')
  if (names.length > 0) refuse(Object.fromEntries(names.map(name => [name, { key: 'notInBulk' }])))
}
