import { requiredContext } from '../../../providers/backend/backendContext'
import type { Chatting } from './useChat'

export const [ChattingContext, useChatting] = requiredContext<Chatting>(
  'useChatting needs the page of the chat around it',
)
