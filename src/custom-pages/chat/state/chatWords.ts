import { addDays, CLOCK, dateFormat, dayOf, dayText, today } from '../../../base/day'
import type { Language } from '../../../base/text'
import type { ChatMessage, Conversation } from '../../../contracts/chat'
import { useTexts } from '../../../providers/backend/catalogueContext'
import type { Outgoing } from './messages'
import { isOutgoing } from './thread'

/** Participants other than the reader. */
export const otherParticipants = ({ participants }: Conversation, me: number) =>
  participants.filter(({ id }) => id !== me)

/** Title of a conversation: its name, or the other participants. */
export function chatTitle(conversation: Conversation, me: number): string {
  if (conversation.name) return conversation.name
  const names = otherParticipants(conversation, me).map(({ name }) => name)
  return names.join(', ') || conversation.participants.map(({ name }) => name).join(', ')
}

const formatTime = (instant: string, language: Language) =>
  dateFormat(language, CLOCK).format(new Date(instant))

/** Composed texts of the chat. */
export function useChatWords() {
  const { translate, language } = useTexts()
  const day = (value: string) => {
    const now = today(new Date())
    if (value === now) return translate('chat.today')
    if (value === addDays(now, -1)) return translate('chat.yesterday')
    const isThisYear = value.slice(0, 4) === now.slice(0, 4)
    return dayText(value, language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(!isThisYear && { year: 'numeric' }),
    })
  }
  return {
    day,
    time: (instant: string) => (instant ? formatTime(instant, language) : ''),
    /** Time if today, otherwise the date. */
    when(instant: string) {
      if (!instant) return ''
      const day = dayOf(instant)
      if (day === today(new Date())) return formatTime(instant, language)
      if (day === addDays(today(new Date()), -1)) return translate('chat.yesterday')
      return dayText(day, language, { day: 'numeric', month: 'short' })
    },
    /** Summary of a message on one line. */
    line(message: ChatMessage | Outgoing) {
      if (message.body) return message.body
      if (message.card) return `${message.card.label} ${message.card.title ?? ''}`.trim()
      const isPicture = !isOutgoing(message) && message.contentType === 'image'
      return translate(isPicture ? 'chat.photo' : 'chat.file')
    },
  }
}
