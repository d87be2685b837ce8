import { tenantOf } from '../../src/base/business'
import { type Me, policyOf } from '../../src/model/access/access'
import { SYSTEM_USER } from '../../src/model/access/systemUser'
import { NOTICE_NEWS } from '../../src/model/definition/notice'
import type { Catalogue, Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import type { Db } from '../db/db'
import type { RecordKey } from '../query/requestContext'
import { visibleKeys } from '../query/visibleKeys'
import type { LiveEvent } from './liveEvents'
import { lostRecordsFor } from './lostRecords'

/** A change on the wire. Clients read the record through the API, unless it is included. */
interface LiveChange {
  readonly resource: string
  readonly id: string | number
  readonly version: number
  /** Caused by the reader. */
  readonly mine?: true
  /** Caused by no person: another system's answer, or a timer. */
  readonly auto?: true
  /** Current state as the reader may see it; null if deleted or no longer visible. */
  readonly now?: object | null
}
interface ManyChanges {
  readonly resource: string
  readonly many: number
  readonly mine?: true
}

const LISTED = 100
/** Up to this many changes include the record. */
const INCLUDED = 5

/** Selects the keys the user may know of. */
export type SeesOwn = (me: Me, keys: readonly string[]) => Promise<ReadonlySet<string>>

/** Current records as the user sees them; undefined if too large to send. */
export type EventMessageOf = (
  me: Me,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, object | null | undefined>>

interface SeenContext {
  readonly db: Db
  readonly catalogue: Catalogue
  /** Visibility of sources without a schema, by stream name. */
  readonly others?: Readonly<Record<string, SeesOwn>>
  /** Sources a user can leave; the user's other windows are informed. */
  readonly leavable?: ReadonlySet<string>
  /** Resources whose changed records are included. */
  readonly says?: Readonly<Record<string, EventMessageOf>>
}

/** Events the user may see, the last of each record. */
export async function visibleEventsFor(
  { db, catalogue, others = {}, leavable, says = {} }: SeenContext,
  me: Me,
  events: readonly LiveEvent[],
): Promise<(LiveChange | ManyChanges)[]> {
  const own = events.filter(event => isOwnNotice(event, me)).map(noticeChange)
  const byResource = new Map<Resource, LiveEvent[]>()
  for (const event of events) {
    const resource = catalogue.resources.get(event.resource)
    if (!resource || !isRelevant(resource, me, event)) continue
    byResource.set(resource, [...(byResource.get(resource) ?? []), event])
  }
  const ofResources = [...byResource].map(([resource, resourceEvents]) =>
    ofResource(db, me, { resource, resourceEvents, batch: events }),
  )
  const ofOthers = Object.entries(others).map(([resource, sees]) => {
    const own = events.filter(
      event =>
        event.resource === resource && (event.company === null || event.company === tenantOf(me)),
    )
    if (own.length === 0) return []
    return ofOther(me, own, { sees, mayLeave: leavable?.has(resource) === true })
  })
  const messages = [...ofResources, ...ofOthers].map(async changes =>
    withRecords(await changes, me, says),
  )
  return [...own, ...(await Promise.all(messages)).flat()]
}

/** Changes of one resource, with included records. */
async function withRecords(
  changes: readonly (LiveChange | ManyChanges)[],
  me: Me,
  says: Readonly<Record<string, EventMessageOf>>,
): Promise<readonly (LiveChange | ManyChanges)[]> {
  const readRecords = says[changes[0]?.resource ?? '']
  const named = changes.filter(change => 'id' in change)
  if (!readRecords || named.length !== changes.length || named.length > INCLUDED) return changes
  const existing = named.filter(change => change.now !== null)
  if (existing.length === 0) return changes
  const now = await readRecords(
    me,
    existing.map(({ id }) => String(id)),
  )
  return named.map(change => {
    const current = now.get(String(change.id))
    return current === undefined ? change : { ...change, now: current }
  })
}

async function ofOther(
  me: Me,
  events: readonly LiveEvent[],
  { sees, mayLeave }: { readonly sees: SeesOwn; readonly mayLeave: boolean },
): Promise<LiveChange[]> {
  const last = lastOfEach(events)
  const seen = await sees(
    me,
    last.map(({ record }) => record),
  )
  const known = last.filter(({ record }) => seen.has(record))
  if (!mayLeave) return known.map(event => changeOf(event, me))
  // later changes by others are no longer visible
  const left = lastOfEach(events.filter(({ by, record }) => by === me.ID && !seen.has(record)))
  return [
    ...known.map(event => changeOf(event, me)),
    ...left.map(event => ({ ...changeOf(event, me), now: null })),
  ]
}

const lastOfEach = <Event extends LiveEvent>(events: readonly Event[]) => [
  ...new Map(events.map(event => [event.record, event])).values(),
]

function changeOf({ resource, record, version, by }: LiveEvent, me: Me): LiveChange {
  const change = { resource, id: record, version }
  if (by === SYSTEM_USER) return { ...change, auto: true }
  return by === me.ID ? { ...change, mine: true } : change
}

const isOwnNotice = ({ resource, record }: LiveEvent, me: Me) =>
  resource === NOTICE_NEWS && record === String(me.ID)

const noticeChange = ({ resource, version }: LiveEvent): LiveChange => ({
  resource,
  id: version,
  version,
})

const isRelevant = (resource: Resource, me: Me, { company }: LiveEvent) =>
  !isNever(policyOf(resource, me).read) && (!resource.company || company === tenantOf(me))

interface ResourceEvents {
  readonly resource: Resource
  readonly resourceEvents: readonly LiveEvent[]
  readonly batch: readonly LiveEvent[]
}

async function ofResource(db: Db, me: Me, { resource, resourceEvents, batch }: ResourceEvents) {
  const keyed = resourceEvents.map(event => ({ ...event, id: keyIn(resource, event) }))
  const last = lastOfEach(keyed)
  const visible = await visibleKeys(
    db,
    { resource, me },
    last.map(({ id }) => id),
  )
  const seen = last.filter(({ id }) => visible.has(id))
  const lost = await lostRecordsFor(db, { me, resource, batch, resourceEvents: keyed, visible })
  const changes: readonly LiveChange[] = [
    ...seen.map(event => ({ ...changeOf(event, me), id: event.id })),
    ...lost.map(event => ({ ...changeOf(event, me), id: event.id, now: null })),
  ]
  return changes.length > LISTED ? counted(resource, changes) : changes
}

/** Many changes as numbers, the reader's own apart. */
function counted({ name: resource }: Resource, changes: readonly LiveChange[]): ManyChanges[] {
  const own = changes.filter(({ mine }) => mine).length
  return [
    { resource, many: changes.length - own },
    { resource, many: own, mine: true as const },
  ].filter(({ many }) => many > 0)
}

const keyIn = (resource: Resource, { record }: LiveEvent) => {
  const text =
    resource.company && resource.naturalKey ? record.slice(record.indexOf('/') + 1) : record
  return resource.key.parse(text) as RecordKey
}
