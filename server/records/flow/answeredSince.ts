import { callsOf } from '../../../src/model/calls'
import { NOBODY } from '../../../src/model/nobody'
import { speaksOf } from '../../../src/model/speaksOf'
import type { Move } from '../../../src/model/transition'
import type { Db, Trx } from '../../db/db'
import type { Asking } from '../context'
import { entriesOf, entryOf } from '../entries'
import type { Loaded } from '../read'

/**
 * Whether all that came to a record since the version its mover saw is what other systems answered, to it
 * or to another record that tells it (a link to sign), in fields the step does not speak of: no person's
 * word is lost, so the step need not be asked again.
 */
export async function onlyAnsweredSince(
  trx: Trx | Db['read'],
  { resource }: Asking,
  { move, loaded, version }: { move: Move; loaded: Loaded; version: number },
): Promise<boolean> {
  const spoken = speaksOf(resource, move)
  const written = loaded.version - version
  if (!spoken || written < 1 || written > MOST_ANSWERS) return false
  const calls = new Set(callsOf(resource).map(({ effect }) => effect.call))
  const rows = await entriesOf(trx, resource, loaded.record)
    .where('VERSION', '>', version)
    .execute()
  return (
    rows.length === written &&
    rows
      .map(row => entryOf(resource, row))
      .every(
        ({ by, action, changes }) =>
          Number(by) === NOBODY &&
          (calls.has(action) || action === 'update') &&
          !Object.keys(changes).some(name => spoken.has(name)),
      )
  )
}

/** More are not answered while one page is open. */
const MOST_ANSWERS = 20
