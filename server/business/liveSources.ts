import { guestRole, tenantOf } from '../../src/base/business'
import { readEvent } from '../areas/calendar/calendarRoutes'
import { announceToMembers, type ChatRecipient } from '../areas/chat/announceChat'
import { CHAT } from '../areas/chat/chatReader'
import { ownChats } from '../areas/chat/membership'
import { knownContacts } from '../areas/chat/people'
import { PRESENCE } from '../areas/chat/presence'
import { cardView } from '../areas/kanban/board'
import { CARDS, kanbanContext } from '../areas/kanban/kanbanContext'
import { ownMails } from '../areas/mail/copies'
import { MAIL } from '../areas/mail/mailReader'
import type { LiveSources } from '../live/liveSources'

/** Up to this many conversations are read once for all readers. */
const FEW_CHATS = 5

/** Conversations, mails and presence are told to those who take part; cards and visits with their record. */
export const liveSources: LiveSources = ({ records, once, shared }) => {
  const { db, clock, catalogue } = records
  const chatOf = (id: string) =>
    once<ChatRecipient>(`${CHAT} ${id}`, () => announceToMembers(db, clock(), Number(id)))
  return {
    others: {
      [CHAT]: async (me, ids) => {
        if (tenantOf(me) === null || me.ROLE === guestRole()) return new Set()
        if (ids.length > FEW_CHATS) return ownChats(db, me, ids)
        const visible = await Promise.all(
          ids.map(async id => ((await chatOf(id))(me.ID) ? [id] : [])),
        )
        return new Set(visible.flat())
      },
      [MAIL]: (me, ids) => ownMails(db, me, ids),
      [PRESENCE]: async (me, ids) =>
        new Set([...(await knownContacts({ records, me }, ids.map(Number)))].map(String)),
    },
    leavable: new Set([CHAT]),
    says: {
      [CHAT]: async (me, ids) =>
        new Map(await Promise.all(ids.map(async id => [id, (await chatOf(id))(me.ID)] as const))),
      [CARDS]: shared([CARDS, 'users'], (asked, id) => cardView(kanbanContext(asked), id)),
      visits: shared(['visits', 'clients'], (asked, id) =>
        readEvent({ ...asked, resource: catalogue.get('visits') }, id),
      ),
    },
  }
}
