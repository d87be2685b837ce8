import type { Me } from '../../../src/model/access'
import type { Resource } from '../../../src/model/resource'
import type { Db } from '../../db/db'
import {
  type Befores,
  beforeDeeds,
  deedName,
  maySightEnd,
  sawBefore,
} from '../../records/lostSight'
import type { LiveEvent } from './events'

/** An event of a record, with its key. */
export type Keyed = LiveEvent & { readonly id: string | number }

/** What one reader has asked of some news is not asked again by the next of them. */
const known = new WeakMap<readonly LiveEvent[], Map<string, Promise<Befores>>>()

interface Unseen {
  readonly me: Me
  readonly resource: Resource
  /** All there is news of, the same to everybody who hears it. */
  readonly news: readonly LiveEvent[]
  /** What of it happened to records of this resource, in the company worked in. */
  readonly happened: readonly Keyed[]
  readonly visible: ReadonlySet<string | number>
}

/**
 * Of what happened to records this person does not see that which took each from their sight: they may
 * know that it is gone, and nothing of what was done since.
 */
export async function lostBy(db: Db, unseen: Unseen): Promise<readonly Keyed[]> {
  const { me, resource, happened, visible } = unseen
  const hidden = happened.filter(({ id, version }) => version > 1 && !visible.has(id))
  if (hidden.length === 0 || !maySightEnd(resource, me)) return []
  const befores = await beforesOf(db, unseen)
  const beforeThem = hidden.map(event => befores.get(deedName(event)))
  const saw = await sawBefore(
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
  const reading = asked.get(name) ?? beforeDeeds(db, resource, { keys, deeds, company })
  asked.set(name, reading)
  // what could not be read is read again by who comes back
  reading.catch(() => asked.delete(name))
  return reading
}
