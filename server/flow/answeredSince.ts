import { callsOf } from '../../src/model/access/calls'
import { speaksOf } from '../../src/model/access/speaksOf'
import { SYSTEM_USER } from '../../src/model/access/systemUser'
import type { Move } from '../../src/model/access/transition'
import { entriesOf, entryOf } from '../audit/historyEntries'
import type { Db, Trx } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import type { Loaded } from '../read/read'

/**
 * Whether all changes of a record since the version its author saw are answers of other systems in fields
 * that the step does not use. No person's change is lost then, so the step need not be confirmed again.
 */
export async function onlyAnsweredSince(
  trx: Trx | Db['read'],
  { resource }: RequestContext,
  { move, loaded, version }: { move: Move; loaded: Loaded; version: number },
): Promise<boolean> {
  const usedFields = speaksOf(resource, move)
  const changeCount = loaded.version - version
  if (!usedFields || changeCount < 1 || changeCount > MOST_ANSWERS) return false
  const calls = new Set(callsOf(resource).map(({ effect }) => effect.call))
  const rows = await entriesOf(trx, resource, loaded.record)
    .where('VERSION', '>', version)
    .execute()
  return (
    rows.length === changeCount &&
    rows
      .map(row => entryOf(resource, row))
      .every(
        ({ by, action, changes }) =>
          Number(by) === SYSTEM_USER &&
          (calls.has(action) || action === 'update') &&
          !Object.keys(changes).some(name => usedFields.has(name)),
      )
  )
}

/** More answers do not arrive while one page is open. */
const MOST_ANSWERS = 20
