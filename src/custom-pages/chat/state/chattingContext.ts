import { createContext, useContext } from 'react'
import type { Chatting } from './useChat'

export const ChattingContext = createContext<Chatting | null>(null)

export function useChatting(): Chatting {
  const chatting = useContext(ChattingContext)
  if (!chatting) throw new Error('useChatting needs the page of the chat around it')
  return chatting
}
