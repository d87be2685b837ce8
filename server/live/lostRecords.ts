import type { Me } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import type { Db } from '../db/db'
import type { LiveEvent } from './liveEvents'
import {
  type Befores,
  entriesBefore,
  entryName,
  mayLoseVisibility,
  visibleBefore,
} from './visibilityLoss'

type Keyed = LiveEvent & { readonly id: string | number }

/** Caches queries per news batch, shared by all readers. */
const known = new WeakMap<readonly LiveEvent[], Map<string, Promise<Befores>>>()

interface Unseen {
  readonly me: Me
  readonly resource: Resource
  /** All news, equal for every reader. */
  readonly news: readonly LiveEvent[]
  /** Events of this resource in the company. */
  readonly happened: readonly Keyed[]
  readonly visible: ReadonlySet<string | number>
}

/** Events that made a record invisible to the user; later events of that record are withheld. */
export async function lostRecordsFor(db: Db, unseen: Unseen): Promise<readonly Keyed[]> {
  const { me, resource, happened, visible } = unseen
  const hidden = happened.filter(({ id, version }) => version > 1 && !visible.has(id))
  if (hidden.length === 0 || !mayLoseVisibility(resource, me)) return []
  const befores = await beforesOf(db, unseen)
  const beforeThem = hidden.map(event => befores.get(entryName(event)))
  const saw = await visibleBefore(
    db,
    { resource, me },
    beforeThem.filter(before => before !== undefined),
  )
  const lost = hidden.filter((_, at) => {
    const before = beforeThem[at]
    return before !== undefined && saw.has(before)
  })
  return [...new Map(lost.map(event => [event.record, event])).values()]
}

function beforesOf(db: Db, { resource, news, happened }: Unseen): Promise<Befores> {
  const company = happened[0]?.company ?? null
  const name = `${resource.name} ${company}`
  const asked = known.get(news) ?? new Map<string, Promise<Befores>>()
  known.set(news, asked)
  const deeds = happened.filter(({ version }) => version > 1)
  const keys = [...new Set(deeds.map(({ id }) => id))]
  const reading = asked.get(name) ?? entriesBefore(db, resource, { keys, deeds, company })
  asked.set(name, reading)
  // failed reads are repeated by the next caller
  reading.catch(() => asked.delete(name))
  return reading
}
