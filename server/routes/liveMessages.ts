import { guestRole } from '../../src/base/business'
import type { Language } from '../../src/base/text'
import { type Me, policyOf, readableRowFields } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { eventOf } from '../areas/agenda/agenda'
import { CHAT } from '../areas/chat/chatReader'
import { ownChats } from '../areas/chat/membership'
import { knownAmong } from '../areas/chat/people'
import { PRESENCE } from '../areas/chat/presence'
import { type ChatRecipient, tellChat } from '../areas/chat/told'
import { cardView } from '../areas/kanban/board'
import { CARDS, kanbanContext } from '../areas/kanban/kanbanContext'
import { ownMails } from '../areas/mail/copies'
import { MAIL } from '../areas/mail/mailReader'
import { Refusal } from '../base/refusal'
import type { Following } from '../live/liveEvents'
import type { EventMessageOf, SeesOwn } from '../live/visibleEvents'
import type { Records, RequestContext } from '../query/requestContext'

/** Maximum characters of an included record. */
const LONGEST = 6000
/** Up to this many conversations are read once for all readers. */
const FEW_CHATS = 5

interface Reading {
  readonly records: Records
  readonly language: Language
  /** The administrator views the app as another user: messages are withheld. */
  readonly isLooking: boolean
}

/** Visibility of sources without a schema, and included records. */
export interface LiveMessage {
  readonly others: Readonly<Record<string, SeesOwn>>
  readonly leavable: ReadonlySet<string>
  readonly says: Readonly<Record<string, EventMessageOf>>
}
export type Tellers = (following: Following) => LiveMessage

/** Caches reads of the same events across the streams of a process. */
export function createTelling() {
  const read = new WeakMap<Following, Map<string, Promise<unknown>>>()
  return (reading: Reading): Tellers =>
    following => {
      const known = read.get(following) ?? new Map<string, Promise<unknown>>()
      read.set(following, known)
      return tellersOf(reading, async (name, work) => {
        const now = known.get(name) ?? work()
        known.set(name, now)
        // failed reads are repeated by the next caller
        now.catch(() => known.delete(name))
        return (await now) as never
      })
    }
}

type Once = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>

function tellersOf({ records, language, isLooking }: Reading, once: Once): LiveMessage {
  const { db, clock } = records
  const chatOf = (id: string) =>
    once<ChatRecipient>(`${CHAT} ${id}`, () => tellChat(db, clock(), Number(id)))
  const others: LiveMessage['others'] = {
    [CHAT]: async (me, ids) => {
      if (me.EMPRESA === null || me.ROLE === guestRole()) return new Set()
      if (ids.length > FEW_CHATS) return ownChats(db, me, ids)
      const told = await Promise.all(ids.map(async id => ((await chatOf(id))(me.ID) ? [id] : [])))
      return new Set(told.flat())
    },
    [MAIL]: (me, ids) => ownMails(db, me, ids),
    [PRESENCE]: async (me, ids) =>
      new Set([...(await knownAmong({ records, me }, ids.map(Number)))].map(String)),
  }
  const request = (me: Me) => ({ records, me, language })
  const shared = (
    [name, ...besides]: readonly string[],
    reads: (asked: Omit<RequestContext, 'resource'>, id: number) => Promise<object>,
  ): EventMessageOf => {
    const resources = [name, ...besides].flatMap(
      each => records.catalogue.resources.get(each ?? '') ?? [],
    )
    return async (me, ids) => {
      const eyes = [language, me.EMPRESA, ...resources.map(each => sightOf(each, me))].join(' ')
      const read = (id: string) =>
        once(`${name} ${id} ${eyes}`, () => saidOf(reads(request(me), Number(id))))
      return new Map(await Promise.all(ids.map(async id => [id, await read(id)] as const)))
    }
  }
  return {
    others: isLooking ? {} : others,
    leavable: new Set([CHAT]),
    says: {
      [CHAT]: async (me, ids) =>
        new Map(await Promise.all(ids.map(async id => [id, (await chatOf(id))(me.ID)] as const))),
      [CARDS]: shared([CARDS, 'users'], (asked, id) => cardView(kanbanContext(asked), id)),
      visits: shared(['visits', 'clients'], (asked, id) =>
        eventOf({ ...asked, resource: records.catalogue.get('visits') }, id),
      ),
    },
  }
}

/** Key of the rights that decide which rows and fields a user sees; equal keys share reads. */
function sightOf(resource: Resource, me: Me): string {
  const { read, readable } = policyOf(resource, me)
  const fields = [...readable].map(name => {
    const field = resource.fields.get(name)
    const rows = field?.fields && readableRowFields(field, me).map(each => each.name)
    return rows ? `${name}(${rows})` : name
  })
  return `${JSON.stringify(read)} ${fields}`
}

/** Current record; null if deleted, undefined if too long. */
async function saidOf(reading: Promise<object>): Promise<object | null | undefined> {
  try {
    const now = await reading
    return JSON.stringify(now).length > LONGEST ? undefined : now
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}
