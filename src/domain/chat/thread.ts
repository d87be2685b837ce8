import { dayOf } from '../day'
import type { Attachment, Card, Message } from './chat'

/** A message on its way: kept on this device until the server has it. */
export interface Outgoing {
  readonly key: string
  /** Who wrote it, in which company: `12|ACME`. */
  readonly owner: string
  /** When it was written, as an ISO instant of this device. */
  readonly at: string
  readonly state: 'waiting' | 'sending' | 'refused'
  /** Why the server would not take it. */
  readonly reason?: string
  readonly conversationId: number
  readonly body: string
  readonly attachments: readonly Attachment[]
  readonly card: Card | null
}

/** A message as a thread draws it. */
export interface ThreadItem {
  readonly at: string
  readonly senderId: number
  readonly message: Message | Outgoing
  /** The day that begins with it. */
  readonly day: string | null
  /** The first of those somebody sent within a minute: it carries their name. */
  readonly isFirst: boolean
  /** And the last of them: it carries the time. */
  readonly isLast: boolean
}

export const isOutgoing = (message: Message | Outgoing): message is Outgoing => !('n' in message)

/** Messages and what is on its way, in order, by day, sender and minute. */
export function threadOf(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  me: number,
): readonly ThreadItem[] {
  const arrived = new Set(messages.map(({ key }) => key))
  const all = [
    ...messages.map(message => ({ message, at: message.createdAt, senderId: message.senderId })),
    ...outgoing
      .filter(({ key }) => !arrived.has(key))
      .map(message => ({ message, at: message.at, senderId: me })),
  ]
  return all.map((item, index) => {
    const before = all[index - 1]
    const after = all[index + 1]
    const day = dayOf(item.at)
    const isNewDay = !before || dayOf(before.at) !== day
    return {
      ...item,
      day: isNewDay ? day : null,
      isFirst: isNewDay || !isTogether(before, item),
      isLast: !after || dayOf(after.at) !== day || !isTogether(item, after),
    }
  })
}

type Said = Pick<ThreadItem, 'at' | 'senderId'>
const isTogether = (one: Said, other: Said) =>
  one.senderId === other.senderId && one.at.slice(0, 16) === other.at.slice(0, 16)
