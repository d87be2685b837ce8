import { useEvent } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import type { Message } from '../../domain/chat/chat'
import type { Outgoing } from '../../domain/chat/thread'
import { useBackend } from '../../providers/backendContext'
import { messageKind } from '../../providers/chat/messages'
import { begun, laterOf, ownerOf } from '../../providers/sendLater/laterOf'

type Wish = Pick<Outgoing, 'conversationId' | 'body' | 'attachments' | 'card'>

/** Messages on their way; each stays among them until it is among those of the thread. */
export function useOutgoing(onSent: (message: Message) => Promise<void>) {
  const backend = useBackend()
  const queue = laterOf(backend, messageKind)
  const outgoing = useSyncExternalStore(queue.subscribe, queue.list)
  const sent = useEvent(onSent)
  useEffect(
    () => queue.onDone((_, body) => sent((body as { message: Message }).message)),
    [queue, sent],
  )
  return {
    outgoing,
    say: useEvent((wish: Wish) => {
      const owner = ownerOf(backend)
      if (owner !== null) void queue.add({ ...wish, ...begun(owner) })
    }),
    retry: ({ reason: _, ...message }: Outgoing) =>
      void queue.add({ ...message, state: 'waiting' }),
    discard: (message: Outgoing) => void queue.drop(message),
  }
}
