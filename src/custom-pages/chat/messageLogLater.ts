import { plainLater } from '../../pieces/plainLater'
import type { MessageLogProps } from './MessageLog'

/** The log with its virtual scrolling, which nothing before an open conversation needs. */
export const MessageLog = plainLater<MessageLogProps>(() =>
  import('./MessageLog').then(module => module.MessageLog),
)
