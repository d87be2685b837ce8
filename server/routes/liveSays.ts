import type { Language } from '../../src/domain/text'
import { type Me, policyOf, readableRowFields } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import { eventOf } from '../areas/agenda/agenda'
import { CHAT } from '../areas/chat/chatReader'
import { ownChats } from '../areas/chat/membership'
import { knownAmong } from '../areas/chat/people'
import { PRESENCE } from '../areas/chat/presence'
import { type ToldTo, tellChat } from '../areas/chat/told'
import { readCard } from '../areas/kanban/board'
import { CARDS, kanbanAsking } from '../areas/kanban/kanbanAsking'
import type { Following } from '../areas/live/events'
import type { Says, SeesOwn } from '../areas/live/seen'
import { ownMails } from '../areas/mail/copies'
import { MAIL } from '../areas/mail/mailReader'
import type { Asking, Records } from '../records/context'
import { Refusal } from '../refusal'

/** More letters than that are asked for by who wants them. */
const LONGEST = 6000
/** Of so many conversations at once each is read once for all; of more each reader's own. */
const FEW_CHATS = 5

interface Reading {
  readonly records: Records
  readonly language: Language
  /** An administrator looks as somebody: what people write to each other is not told. */
  readonly isLooking: boolean
}

/** Who is told of what beside records, and what is said of changed ones. */
export interface Told {
  readonly others: Readonly<Record<string, SeesOwn>>
  readonly leavable: ReadonlySet<string>
  readonly says: Readonly<Record<string, Says>>
}
export type Tellers = (following: Following) => Told

/** Makes tellers for one process: what one stream has read of the same news is not read by the next. */
export function createTelling() {
  const read = new WeakMap<Following, Map<string, Promise<unknown>>>()
  return (reading: Reading): Tellers =>
    following => {
      const known = read.get(following) ?? new Map<string, Promise<unknown>>()
      read.set(following, known)
      return tellersOf(reading, async (name, work) => {
        const now = known.get(name) ?? work()
        known.set(name, now)
        // what could not be read is read again by who comes back
        now.catch(() => known.delete(name))
        return (await now) as never
      })
    }
}

type Once = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>

function tellersOf({ records, language, isLooking }: Reading, once: Once): Told {
  const { db, clock } = records
  const chatOf = (id: string) =>
    once<ToldTo>(`${CHAT} ${id}`, () => tellChat(db, clock(), Number(id)))
  const others: Told['others'] = {
    [CHAT]: async (me, ids) => {
      if (me.EMPRESA === null || me.ROLE === 'user') return new Set()
      if (ids.length > FEW_CHATS) return ownChats(db, me, ids)
      const told = await Promise.all(ids.map(async id => ((await chatOf(id))(me.ID) ? [id] : [])))
      return new Set(told.flat())
    },
    [MAIL]: (me, ids) => ownMails(db, me, ids),
    [PRESENCE]: async (me, ids) =>
      new Set([...(await knownAmong({ records, me }, ids.map(Number)))].map(String)),
  }
  const asking = (me: Me) => ({ records, me, language })
  const shared = (
    [name, ...besides]: readonly string[],
    reads: (asked: Omit<Asking, 'resource'>, id: number) => Promise<object>,
  ): Says => {
    const resources = [name, ...besides].flatMap(
      each => records.catalogue.resources.get(each ?? '') ?? [],
    )
    return async (me, ids) => {
      const eyes = [language, me.EMPRESA, ...resources.map(each => sightOf(each, me))].join(' ')
      const read = (id: string) =>
        once(`${name} ${id} ${eyes}`, () => saidOf(reads(asking(me), Number(id))))
      return new Map(await Promise.all(ids.map(async id => [id, await read(id)] as const)))
    }
  }
  return {
    others: isLooking ? {} : others,
    leavable: new Set([CHAT]),
    says: {
      [CHAT]: async (me, ids) =>
        new Map(await Promise.all(ids.map(async id => [id, (await chatOf(id))(me.ID)] as const))),
      [CARDS]: shared([CARDS, 'users'], (asked, id) => readCard(kanbanAsking(asked), id)),
      visits: shared(['visits', 'clients'], (asked, id) =>
        eventOf({ ...asked, resource: records.catalogue.get('visits') }, id),
      ),
    },
  }
}

/** What decides which rows and fields of a resource a person sees: who has the same sees the same. */
function sightOf(resource: Resource, me: Me): string {
  const { read, readable } = policyOf(resource, me)
  const fields = [...readable].map(name => {
    const field = resource.fields.get(name)
    const rows = field?.fields && readableRowFields(field, me).map(each => each.name)
    return rows ? `${name}(${rows})` : name
  })
  return `${JSON.stringify(read)} ${fields}`
}

/** A record as it is now; null where it is gone, nothing where it is too long. */
async function saidOf(reading: Promise<object>): Promise<object | null | undefined> {
  try {
    const now = await reading
    return JSON.stringify(now).length > LONGEST ? undefined : now
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}
