import { policyOf } from '../../src/model/access'
import { holds } from '../../src/model/evaluate'
import { writerOf } from '../../src/model/ownRows'
import type { FieldModel } from '../../src/model/resource'
import type { Trx } from '../db/db'
import { Refusal } from '../refusal'
import { answerOf, current } from './answer'
import { refuse } from './body'
import type { Asking, Values } from './context'
import { type Entry, entriesOf, entryOf } from './entries'
import { demand, forbidden } from './forbid'
import { keyOf, notFound, presentValue } from './read'
import { preparedUpdate } from './update'

/** How many entries a record can be put back over at once. */
const furthest = 1000

export interface Reverting {
  readonly id: string
  readonly body: Values
  /** The version its maker saw: `If-Match`. */
  readonly version: number | undefined
}

/**
 * Puts a field, or what a person writes of the whole record, back to what it was before an entry of
 * its history. An update like any other: what rights, rules, references and files do not allow now is
 * refused. What the server and the flow set stays.
 */
export async function revertRecord(
  trx: Trx,
  asking: Asking,
  { id, body, version }: Reverting,
): Promise<Record<string, unknown>> {
  const { resource, me } = asking
  demand(asking, 'update')
  const wish = readWish(body)
  const key = keyOf(resource, id)
  const loaded = await current(trx, asking, { key, version })
  const policy = policyOf(resource, me)
  if (!holds(policy.update, loaded.record, {})) throw forbidden(asking, 'update', loaded.record)
  const former = await formerValues(trx, asking, { record: loaded.record, wish })
  const shown = Object.entries(former).map(([name, value]) => {
    const field = resource.fields.get(name) as FieldModel
    return [name, presentValue(field, value, me)]
  })
  const back = { action: 'revert', former } as const
  const work = await preparedUpdate(asking, Object.fromEntries(shown), back)
  await work(trx, { key, version })
  return answerOf(trx, asking, key)
}

interface Wish {
  /** The entry, by the version it made. */
  readonly before: number
  readonly field: string | undefined
}

function readWish({ before, field, ...rest }: Values): Wish {
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw new Refusal(400, 'unknownParameter', { params: { name: unknown.slice(0, 50) } })
  if (!Number.isSafeInteger(before)) throw new Refusal(400, 'badVersion')
  if (field !== undefined && typeof field !== 'string') throw new Refusal(400, 'badRequest')
  return { before: before as number, field }
}

interface Looking {
  readonly record: Values
  readonly wish: Wish
}

/** The values before an entry, of its field or of all fields that changed since. */
async function formerValues(trx: Trx, asking: Asking, { record, wish }: Looking): Promise<Values> {
  const { resource } = asking
  const rows = await entriesOf(trx, resource, record)
    .where('VERSION', '>=', wish.before)
    .limit(furthest + 1)
    .execute()
  if (rows.length > furthest) throw new Refusal(422, 'tooFarBack', { params: { max: furthest } })
  const entries = rows.map(row => entryOf(resource, row))
  const entry = entries.at(-1)
  if (entry?.version !== wish.before) throw notFound()
  if (entries.some(({ action }) => action === 'create')) throw new Refusal(409, 'nothingBefore')
  return wish.field === undefined
    ? writtenBefore(asking, entries)
    : { [wish.field]: valueBefore(asking, entry, wish.field) }
}

function valueBefore({ resource, me }: Asking, { changes }: Entry, name: string): unknown {
  const change = policyOf(resource, me).readable.has(name) ? changes[name] : undefined
  if (!change) refuse({ [name.slice(0, 60)]: { key: 'notInEntry' } })
  return change[0]
}

/**
 * Of the newest entries first, the oldest's word counts; only what people write, and this one may read.
 * What each said under their name is no part of what is put back.
 */
function writtenBefore({ resource, me }: Asking, entries: readonly Entry[]): Values {
  const { readable, fixed } = policyOf(resource, me)
  const isWritten = (name: string) => {
    const field = resource.fields.get(name)
    return field && readable.has(name) && !fixed.has(name) && !field.readOnly && !writerOf(field)
  }
  const former = entries.flatMap(({ changes }) =>
    Object.entries(changes)
      .filter(([name]) => isWritten(name))
      .map(([name, [was]]) => [name, was] as const),
  )
  return Object.fromEntries(former)
}
