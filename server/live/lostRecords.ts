import type { Me } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import type { Db } from '../db/db'
import type { LiveEvent } from './liveEvents'
import {
  entryName,
  type FormerRecords,
  mayLoseVisibility,
  readFormerRecords,
  visibleBefore,
} from './visibilityLoss'

type Keyed = LiveEvent & { readonly id: string | number }

/** Caches queries per news batch, shared by all readers. */
const known = new WeakMap<readonly LiveEvent[], Map<string, Promise<FormerRecords>>>()

interface VisibilityQuery {
  readonly me: Me
  readonly resource: Resource
  /** All news, equal for every reader. */
  readonly batch: readonly LiveEvent[]
  readonly resourceEvents: readonly Keyed[]
  readonly visible: ReadonlySet<string | number>
}

/** Events that made a record invisible to the user; later events of that record are withheld. */
export async function lostRecordsFor(db: Db, query: VisibilityQuery): Promise<readonly Keyed[]> {
  const { me, resource, resourceEvents, visible } = query
  const hidden = resourceEvents.filter(({ id, version }) => version > 1 && !visible.has(id))
  if (hidden.length === 0 || !mayLoseVisibility(resource, me)) return []
  const formerRecords = await formerRecordsOf(db, query)
  const formerOf = hidden.map(event => formerRecords.get(entryName(event)))
  const visibleThen = await visibleBefore(
    db,
    { resource, me },
    formerOf.filter(before => before !== undefined),
  )
  const lost = hidden.filter((_, at) => {
    const before = formerOf[at]
    return before !== undefined && visibleThen.has(before)
  })
  return [...new Map(lost.map(event => [event.record, event])).values()]
}

function formerRecordsOf(
  db: Db,
  { resource, batch, resourceEvents }: VisibilityQuery,
): Promise<FormerRecords> {
  const company = resourceEvents[0]?.company ?? null
  const name = `${resource.name} ${company}`
  const cached = known.get(batch) ?? new Map<string, Promise<FormerRecords>>()
  known.set(batch, cached)
  const changes = resourceEvents.filter(({ version }) => version > 1)
  const keys = [...new Set(changes.map(({ id }) => id))]
  const reading =
    cached.get(name) ?? readFormerRecords(db, resource, { keys, versions: changes, company })
  cached.set(name, reading)
  // failed reads are repeated by the next caller
  reading.catch(() => cached.delete(name))
  return reading
}
