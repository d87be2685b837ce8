import { bindMe } from '../../src/model/evaluate'
import { isNever } from '../../src/model/rule'
import { type Move, movesOf } from '../../src/model/transition'
import type { Row } from '../db/db'
import { meValues } from './answer'
import type { Asking } from './context'
import { type Changes, entriesOf, readableChanges } from './entries'
import { isOfNow } from './flow/approvals'
import { historyId } from './history'
import { addressees } from './notices'
import type { Loaded } from './read'

/** A yes to a move that waits for more people: who said it, when, and to what amount. */
export interface Vote {
  readonly at: string
  readonly by: unknown
  /** The name of the transition. */
  readonly action: string
  /** The field of the amount, from what it is to what was said yes to. */
  readonly changes: Changes
  /** Of how many people it takes so many have said it; 0: the record changed since, or they may no more. */
  readonly said: number
  readonly needed: number
}

/** The votes on a record since the move was last made, newest first; for who might make it themselves. */
export async function readVotes(asking: Asking, loaded: Loaded): Promise<Vote[]> {
  const { record } = loaded
  const { records, resource, me } = asking
  const db = records.db.read
  const moves = [...movesOf(resource).values()].filter(
    ({ transition, by }) => transition.approval && !isNever(bindMe(by, meValues(asking))),
  )
  const votes: Vote[] = []
  for (const move of moves) {
    const { name, transition } = move
    const { amount, tiers } = transition.approval ?? { amount: '', tiers: [] }
    const made = await entriesOf(db, resource, record)
      .where('ACTION', '=', name)
      .limit(1)
      .executeTakeFirst()
    const rows = await db
      .selectFrom('_APPROVAL')
      .selectAll()
      .where('RESOURCE', '=', resource.name)
      .where('RECORD_ID', '=', historyId(resource, record))
      .where('TRANSITION', '=', name)
      .where('VERSION', '>=', Number(made?.VERSION ?? 0))
      .execute()
    const ofNow = await saidOfNow(asking, rows, { move, loaded })
    for (const vote of rows) {
      const { AT, USER_ID, AMOUNT } = vote
      const value = Number(AMOUNT) / 100
      const tier = tiers.find(({ upTo }) => upTo === undefined || value <= upTo)
      const able = await addressees(db, { records, resource, record, tell: tier?.by ?? [] })
      const counting = ofNow.filter(
        row => row.AMOUNT === AMOUNT && able.includes(Number(row.USER_ID)),
      )
      votes.push({
        at: String(AT),
        by: USER_ID,
        action: name,
        changes: readableChanges(resource, me, { [amount]: [record[amount] ?? null, value] }),
        said: counting.includes(vote) ? counting.length : 0,
        needed: tier?.people ?? 1,
      })
    }
  }
  return votes.sort((one, other) => (one.at < other.at ? 1 : -1))
}

/** Those that were said to the record as it is now. */
async function saidOfNow(
  asking: Asking,
  rows: readonly Row[],
  of: { readonly move: Move; readonly loaded: Loaded },
): Promise<Row[]> {
  const found: Row[] = []
  for (const row of rows) {
    const said = { ...of, version: Number(row.VERSION) }
    if (await isOfNow(asking.records.db.read, asking, said)) found.push(row)
  }
  return found
}
