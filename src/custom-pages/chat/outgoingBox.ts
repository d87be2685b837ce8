import type { Outgoing } from '../../domain/chat/thread'
import type { SafeStorage } from '../../providers/storage'

const isOutgoing = (value: unknown): value is Outgoing => {
  const { key, conversationId, body, attachments, createdAt } = (value ?? {}) as Partial<
    Record<keyof Outgoing, unknown>
  >
  return (
    typeof key === 'string' &&
    Number.isSafeInteger(conversationId) &&
    typeof body === 'string' &&
    typeof createdAt === 'string' &&
    Array.isArray(attachments)
  )
}

/** Messages that the server does not have yet, on this device; what cannot be read is none. */
export function outgoingBox(storage: SafeStorage, name: string) {
  const read = (): readonly Outgoing[] => {
    try {
      const kept: unknown = JSON.parse(storage.get(name) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isOutgoing) : []
    } catch {
      return [] // somebody else's text
    }
  }
  const write = (messages: readonly Outgoing[]) => {
    if (messages.length === 0) storage.remove(name)
    else storage.set(name, JSON.stringify(messages))
  }
  return {
    read,
    add: (message: Outgoing) => write([...read(), message]),
    remove: (key: string) => write(read().filter(each => each.key !== key)),
    replace: (message: Outgoing) =>
      write(read().map(each => (each.key === message.key ? message : each))),
  }
}
