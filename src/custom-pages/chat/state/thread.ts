import { dayOf } from '../../../base/day'
import type { ChatMessage } from '../../../contracts/chat'
import type { Outgoing } from './messages'

/** A message prepared for display. */
export interface ThreadItem {
  readonly at: string
  readonly senderId: number
  readonly message: ChatMessage | Outgoing
  /** Date heading above it. */
  readonly day: string | null
  /** First message of a sender within a minute; shows the name. */
  readonly isFirst: boolean
  /** Last one; shows the time. */
  readonly isLast: boolean
}

export const isOutgoing = (message: ChatMessage | Outgoing): message is Outgoing =>
  !('n' in message)

/** Sent and pending messages, grouped by day, sender and minute. */
export function buildThread(
  messages: readonly ChatMessage[],
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
    const day = dayAt(item)
    const isNewDay = !before || dayAt(before) !== day
    return {
      ...item,
      day: isNewDay && day ? day : null,
      isFirst: isNewDay || !isTogether(before, item),
      isLast: !after || dayAt(after) !== day || !isTogether(item, after),
    }
  })
}

type MessageOrigin = Pick<ThreadItem, 'at' | 'senderId'>
/** '' where the server tells no date. */
const dayAt = ({ at }: MessageOrigin) => (at ? dayOf(at) : '')
const isTogether = (one: MessageOrigin, other: MessageOrigin) =>
  one.senderId === other.senderId && one.at.slice(0, 16) === other.at.slice(0, 16)
