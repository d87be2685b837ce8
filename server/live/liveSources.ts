import { tenantOf } from '../../src/base/business'
import type { Language } from '../../src/base/text'
import { type Me, policyOf, readableRowFields } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { Refusal } from '../base/refusal'
import type { Records, RequestContext } from '../query/requestContext'
import type { EventsAfter } from './liveEvents'
import type { EventMessageOf, SeesOwn } from './visibleEvents'

/** Maximum characters of an included record. */
const LONGEST = 6000

interface Reading {
  readonly records: Records
  readonly language: Language
  /** The administrator views the app as another user: messages are withheld. */
  readonly isViewAs: boolean
}

/** Visibility of sources without a schema, and included records. */
export interface LiveMessage {
  readonly others: Readonly<Record<string, SeesOwn>>
  readonly leavable: ReadonlySet<string>
  readonly says: Readonly<Record<string, EventMessageOf>>
}
export type MessagesOf = (following: EventsAfter) => LiveMessage

export interface SourceReading {
  readonly records: Records
  /** Shares a read of the same events between the streams of a process, by name. */
  readonly once: Once
  /** Includes records, read once per set of rights on the named resources; the first one is the source. */
  readonly shared: (resources: readonly string[], read: ReadSource) => EventMessageOf
}
/** Live sources of a business: conversations, boards. */
export type LiveSources = (reading: SourceReading) => LiveMessage

type Once = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
type ReadSource = (asked: Omit<RequestContext, 'resource'>, id: number) => Promise<object>

const noSources: LiveSources = () => ({ others: {}, leavable: new Set(), says: {} })

/** Caches reads of the same events across the streams of a process. */
export function createLiveMessages(sources: LiveSources = noSources) {
  const read = new WeakMap<EventsAfter, Map<string, Promise<unknown>>>()
  return (reading: Reading): MessagesOf =>
    following => {
      const known = read.get(following) ?? new Map<string, Promise<unknown>>()
      read.set(following, known)
      const once: Once = async (name, work) => {
        const now = known.get(name) ?? work()
        known.set(name, now)
        // failed reads are repeated by the next caller
        now.catch(() => known.delete(name))
        return (await now) as never
      }
      const { records, isViewAs } = reading
      const message = sources({ records, once, shared: sharedReads(reading, once) })
      return isViewAs ? { ...message, others: {} } : message
    }
}

const sharedReads =
  ({ records, language }: Reading, once: Once): SourceReading['shared'] =>
  ([name, ...others], reads) => {
    const resources = [name, ...others].flatMap(
      each => records.catalogue.resources.get(each ?? '') ?? [],
    )
    return async (me, ids) => {
      const rights = [language, tenantOf(me), ...resources.map(each => rightsKey(each, me))].join(
        ' ',
      )
      const read = (id: string) =>
        once(`${name} ${id} ${rights}`, () =>
          currentRecord(reads({ records, me, language }, Number(id))),
        )
      return new Map(await Promise.all(ids.map(async id => [id, await read(id)] as const)))
    }
  }

/** Key of the rights that decide which rows and fields a user sees; equal keys share reads. */
function rightsKey(resource: Resource, me: Me): string {
  const { read, readable } = policyOf(resource, me)
  const fields = [...readable].map(name => {
    const field = resource.fields.get(name)
    const rows = field?.fields && readableRowFields(field, me).map(each => each.name)
    return rows ? `${name}(${rows})` : name
  })
  return `${JSON.stringify(read)} ${fields}`
}

/** Current record; null if deleted, undefined if too long. */
async function currentRecord(reading: Promise<object>): Promise<object | null | undefined> {
  try {
    const now = await reading
    return JSON.stringify(now).length > LONGEST ? undefined : now
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}
