import { useEvent } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import { useBackend } from '../backend/backendContext'
import type { LaterKind, QueueEntry } from './kind'
import { laterOf, newEntryHead, ownerOf } from './laterOf'

/** The queue of a kind and its entries; `onDone` is called for each one that the server accepts. */
export function useLater<E extends QueueEntry>(
  kind: LaterKind<E>,
  onDone: (entry: E, body: unknown) => unknown = () => undefined,
) {
  const backend = useBackend()
  const queue = laterOf(backend, kind)
  const entries = useSyncExternalStore(queue.subscribe, queue.list)
  const done = useEvent(onDone)
  useEffect(() => queue.onDone(done), [queue, done])
  /** The head of a new entry; undefined while nobody is signed in. */
  const newHead = () => {
    const owner = ownerOf(backend)
    return owner === null ? undefined : newEntryHead(owner)
  }
  return { queue, entries, newHead }
}
