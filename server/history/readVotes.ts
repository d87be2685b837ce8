import { type Move, movesOf } from '../../src/model/access/transition'
import type { Vote } from '../../src/model/openapi/historyPaths'
import { bindMe } from '../../src/model/rules/evaluate'
import { isNever } from '../../src/model/rules/rule'
import { entriesOf, readableChanges } from '../audit/historyEntries'
import { historyId } from '../audit/writeHistory'
import type { DbRow } from '../db/db'
import { isStillValid } from '../flow/approvals'
import { addressees } from '../notices/notices'
import type { RequestContext } from '../query/requestContext'
import type { Loaded } from '../read/read'

/** An approval of a waiting transition, with the number of its author; `changes` is its amount, current and approved. */
interface StoredVote extends Omit<Vote, 'by'> {
  readonly by: unknown
}

/** Approvals since the transition was last made, newest first; for people who may make it themselves. */
export async function readVotes(request: RequestContext, loaded: Loaded): Promise<StoredVote[]> {
  const { record } = loaded
  const { records, resource, me } = request
  const db = records.db.read
  const moves = [...movesOf(resource).values()].filter(
    ({ transition, allow }) => transition.approval && !isNever(bindMe(allow, request.me)),
  )
  const votes: StoredVote[] = []
  for (const move of moves) {
    const { name, transition } = move
    const { field, tiers } = transition.approval ?? { field: '', tiers: [] }
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
    const ofNow = await saidOfNow(request, rows, { move, loaded })
    for (const vote of rows) {
      const { AT, USER_ID, AMOUNT } = vote
      const value = Number(AMOUNT) / 100
      const tier = tiers.find(({ max }) => max === undefined || value <= max)
      const able = await addressees(db, { records, resource, record, notify: tier?.allow ?? [] })
      const counting = ofNow.filter(
        row => row.AMOUNT === AMOUNT && able.includes(Number(row.USER_ID)),
      )
      votes.push({
        at: String(AT),
        by: USER_ID,
        action: name,
        changes: readableChanges(resource, me, { [field]: [record[field] ?? null, value] }),
        said: counting.includes(vote) ? counting.length : 0,
        needed: tier?.people ?? 1,
      })
    }
  }
  return votes.sort((one, other) => (one.at < other.at ? 1 : -1))
}

/** Approvals of the record's current state. */
async function saidOfNow(
  request: RequestContext,
  rows: readonly DbRow[],
  of: { readonly move: Move; readonly loaded: Loaded },
): Promise<DbRow[]> {
  const found: DbRow[] = []
  for (const row of rows) {
    const said = { ...of, version: Number(row.VERSION) }
    if (await isStillValid(request.records.db.read, request, said)) found.push(row)
  }
  return found
}
