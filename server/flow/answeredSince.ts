import { callsOf } from '../../src/model/access/calls'
import { SYSTEM_USER } from '../../src/model/access/systemUser'
import { farHeadOf } from '../../src/model/access/throughReference'
import type { Move } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { entriesOf, entryOf } from '../audit/historyEntries'
import type { DbReader } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import type { Loaded } from '../read/read'

/**
 * Whether all changes of a record since the version its author saw are answers of other systems in fields
 * that the step does not use. No person's change is lost then, so the step need not be confirmed again.
 */
export async function onlyAnsweredSince(
  trx: DbReader,
  { resource }: RequestContext,
  { move, loaded, version }: { move: Move; loaded: Loaded; version: number },
): Promise<boolean> {
  const usedFields = mentions(resource, move)
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

/**
 * Fields a transition refers to: rules, dialogs, required fields, effects and status. Empty when a server
 * function (`handler`) can read any field.
 */
export function mentions(
  resource: Resource,
  { transition, status }: Move,
): ReadonlySet<string> | undefined {
  const effects = transition.effects ?? []
  if (effects.some(effect => 'handler' in effect)) return undefined
  const names = new Set(wordsIn(transition).map(farHeadOf))
  return new Set([status.name, ...[...resource.fields.keys()].filter(name => names.has(name))])
}

/** All words of a declaration, so that future words are included. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(wordsIn)]
}
