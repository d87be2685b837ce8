import { useEvent } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import type { ChatMessage } from '../../../contracts/chat'
import { useBackend } from '../../../providers/backend/backendContext'
import { laterOf, newEntryHead, ownerOf } from '../../../providers/sendLater/laterOf'
import type { Outgoing } from './messages'
import { messageKind } from './messages'

type NewMessage = Pick<Outgoing, 'conversationId' | 'body' | 'attachments' | 'card'>

/** Pending messages; each is removed once it is part of the thread. */
export function useOutgoing(onSent: (message: ChatMessage) => Promise<void>) {
  const backend = useBackend()
  const queue = laterOf(backend, messageKind)
  const outgoing = useSyncExternalStore(queue.subscribe, queue.list)
  const sent = useEvent(onSent)
  useEffect(
    () => queue.onDone((_, body) => sent((body as { message: ChatMessage }).message)),
    [queue, sent],
  )
  return {
    outgoing,
    sendMessage: useEvent((message: NewMessage) => {
      const owner = ownerOf(backend)
      if (owner !== null) void queue.add({ ...message, ...newEntryHead(owner) })
    }),
    retry: ({ reason: _, ...message }: Outgoing) =>
      void queue.add({ ...message, state: 'waiting' }),
    discard: (message: Outgoing) => void queue.drop(message),
  }
}
