import { type HttpError, useEvent } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Message } from '../../domain/chat/chat'
import type { Outgoing } from '../../domain/chat/thread'
import { useBackend } from '../../providers/backendContext'
import type { ChatCalls } from './chatCalls'
import { outgoingBox } from './outgoingBox'

const AGAIN_MS = 3000
/** Nobody answered, the session is over, too much at once: the message is not at fault. */
const later = new Set([0, 401, 429, 502, 503, 504])

interface Sending {
  readonly name: string
  readonly calls: ChatCalls
  /** Until it is among the others it stays here. */
  readonly onSent: (message: Message) => Promise<void>
}

/** Messages leave in order, each once however often it is tried; one that is refused waits for its writer. */
export function useOutgoing({ name, calls, onSent }: Sending) {
  const { storage, connection } = useBackend()
  const box = useMemo(() => outgoingBox(storage, name), [storage, name])
  const [outgoing, setOutgoing] = useState(box.read)
  const isSending = useRef(false)
  const change = (act: () => void) => {
    act()
    setOutgoing(box.read())
  }
  /** Answers whether to go on with the next. */
  const sendOne = async (message: Outgoing) => {
    try {
      const taken = await calls.send(message)
      await onSent(taken)
      change(() => box.remove(message.key))
      return true
    } catch (thrown) {
      const { status, message: failed, body } = thrown as HttpError
      if (later.has(status) || body?.code === 'inFlight') return false
      change(() => box.replace({ ...message, failed }))
      return true
    }
  }
  const next = () => box.read().find(({ failed }) => failed === undefined)
  const send = useEvent(async () => {
    if (isSending.current) return
    isSending.current = true
    for (let message = next(); message; message = next()) if (!(await sendOne(message))) break
    isSending.current = false
  })
  useEffect(() => {
    setOutgoing(box.read())
    void send()
    const timer = setInterval(() => void send(), AGAIN_MS)
    const end = connection.subscribe(() => void send())
    return () => {
      clearInterval(timer)
      end()
    }
  }, [box, connection, send])
  return {
    outgoing,
    say: useEvent((wish: Omit<Outgoing, 'key' | 'createdAt'>) => {
      const made = { key: crypto.randomUUID(), createdAt: new Date().toISOString() }
      change(() => box.add({ ...wish, ...made }))
      void send()
    }),
    retry: useEvent(({ failed: _, ...message }: Outgoing) => {
      change(() => box.replace(message))
      void send()
    }),
    discard: useEvent((key: string) => change(() => box.remove(key))),
  }
}
