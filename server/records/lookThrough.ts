import type { Stored } from '../../src/model/kinds/kind'
import type { FieldModel, Resource } from '../../src/model/resource'
import { type Through, throughsOf, unseen } from '../../src/model/through'
import type { Db, Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { fits } from './compare'
import { both, column } from './condition'
import type { Asking, Values } from './context'
import { keysAt, ownChildren, seenReader } from './place'
import { readScope } from './scope'
import { keyColumns } from './tables'
import { movesNumbersOf } from './tally'

interface Looking {
  readonly record: Values
  /** References somebody sends just now: they show nothing of what their sender may not read. */
  readonly sent?: ReadonlySet<string> | 'all'
}

/**
 * The record with what its rules and values see through its references beside it (`ORDEN_ID.ESTADO`),
 * one query a reference; most resources look nowhere. Inside a transaction what was seen stays so.
 */
export async function lookThrough(
  db: Trx | Db['read'],
  asking: Pick<Asking, 'records' | 'resource' | 'me'>,
  { record, sent }: Looking,
): Promise<Record<string, unknown>> {
  const looks = throughsOf(asking.resource)
  if (looks.length === 0) return { ...record }
  const seen: Record<string, unknown> = {}
  const dark = new Set<string>()
  for (const [reference, those] of byReference(looks)) {
    const row = await rowBehind(db, asking, { record, look: those[0] as Through, those })
    if (row && !row._SEEN) dark.add(reference)
    const isBlind = !row?._SEEN && (sent === 'all' || sent?.has(reference))
    for (const { name, field } of those)
      seen[name] = isBlind ? null : seenReader(field)(row?.[field.name] as Stored)
  }
  return { ...record, ...seen, [unseen]: dark }
}

function byReference(looks: readonly Through[]) {
  const grouped = new Map<string, Through[]>()
  for (const look of looks) {
    const name = look.reference.name
    grouped.set(name, [...(grouped.get(name) ?? []), look])
  }
  return grouped
}

interface Behind {
  readonly record: Values
  readonly look: Through
  readonly those: readonly Through[]
}
async function rowBehind(
  db: Trx | Db['read'],
  { records, resource, me }: Pick<Asking, 'records' | 'resource' | 'me'>,
  { record, look: { target, reference }, those }: Behind,
): Promise<Row | undefined> {
  const key = record[reference.name] ?? null
  // What is no key at all is refused by validation, in words.
  if (key === null || !fits(reference, key)) return undefined
  const seenFields = [...new Set(those.map(({ field }) => field))]
  const isLocked = db !== records.db.read && records.db.dialect === 'postgres'
  // two that share a row and both go on to change its tally would wait for one another
  const mode = movesNumbersOf(records.catalogue, resource, target) ? 'no key update' : 'share'
  const lock = isLocked ? ` for ${mode} of t` : ''
  const where = both(keyOf(target, { resource, record, key }))
  const seen = sql`case when ${readScope(target, me)} then 1 else 0 end as "_SEEN"`
  const query = sql<Row>`select ${sql.join([...seenFields.map(field => columnOf(target, field)), seen])} from ${sql.table(target.table)} as t where ${where}${sql.raw(lock)}`
  return (await query.execute(db)).rows[0]
}

const columnOf = (target: Resource, field: FieldModel) =>
  field.store
    ? column(field.name)
    : sql`${keysAt(target, field, ownChildren(target))} as ${sql.ref(field.name)}`

const keyOf = (
  target: Resource,
  { resource, record, key }: { resource: Resource; record: Values; key: unknown },
) =>
  keyColumns(target).map(name => {
    const value = name === target.key.name ? key : record[resource.company?.name ?? name]
    return sql`${column(name)} = ${value}`
  })
