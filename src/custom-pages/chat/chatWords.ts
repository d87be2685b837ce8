import { useTranslate } from 'ra-core'
import type { Conversation, Message } from '../../domain/chat/chat'
import { isOutgoing, type Outgoing } from '../../domain/chat/thread'
import { addDays, businessZone, dayOf, today } from '../../domain/day'
import type { Language } from '../../domain/text'
import { localeOf } from '../../i18n/languages'
import { useLanguage } from '../../providers/backendContext'

/** Those who take part besides the reader. */
export const othersIn = ({ participants }: Conversation, me: number) =>
  participants.filter(({ id }) => id !== me)

/** What a conversation is called: its name, or who else takes part. */
export function titleOf(conversation: Conversation, me: number): string {
  if (conversation.name) return conversation.name
  const others = othersIn(conversation, me).map(({ name }) => name)
  return others.join(', ') || conversation.participants.map(({ name }) => name).join(', ')
}

export const timeOf = (instant: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: businessZone,
  }).format(new Date(instant))

/** The words of the chat that are made of more than a key. */
export function useChatWords() {
  const translate = useTranslate()
  const language = useLanguage()
  const day = (value: string) => {
    const now = today(new Date())
    if (value === now) return translate('chat.today')
    if (value === addDays(now, -1)) return translate('chat.yesterday')
    const isThisYear = value.slice(0, 4) === now.slice(0, 4)
    return new Intl.DateTimeFormat(localeOf(language), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(!isThisYear && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${value}T00:00:00Z`))
  }
  return {
    day,
    time: (instant: string) => timeOf(instant, language),
    /** In a list: the time today, else the day. */
    when(instant: string) {
      const of = dayOf(instant)
      if (of === today(new Date())) return timeOf(instant, language)
      if (of === addDays(today(new Date()), -1)) return translate('chat.yesterday')
      return new Intl.DateTimeFormat(localeOf(language), {
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }).format(new Date(`${of}T00:00:00Z`))
    },
    /** A message in a line. */
    line(message: Message | Outgoing) {
      if (message.body) return message.body
      if (message.card) return `${message.card.label} ${message.card.title ?? ''}`.trim()
      const isPicture = !isOutgoing(message) && message.contentType === 'image'
      return translate(isPicture ? 'chat.photo' : 'chat.file')
    },
  }
}
