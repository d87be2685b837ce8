import { tenantOf } from '../../base/business'
import type { Backend } from '../backend/backend'
import type { LaterKind, QueueEntry } from './kind'
import type { Queue } from './queue'
import { waitingFlag } from './waiting'

/** Takes over entries of an earlier version; the old storage stays until they are stored anew. */
export async function adoptFormerQueue<E extends QueueEntry>(
  { name, former }: LaterKind<E>,
  { storage, ownMe }: Pick<Backend, 'storage' | 'ownMe'>,
  queue: Pick<Queue<E>, 'keep'>,
): Promise<void> {
  const me = ownMe()
  const place = me && former?.name(me)
  if (!me || !former || !place) return
  const entries = listIn(storage.get(place)).flatMap(
    value => former.read(value, `${me.ID}|${tenantOf(me) ?? ''}`) ?? [],
  )
  for (const entry of entries) await queue.keep(entry)
  if (entries.length === 0 || storage.get(waitingFlag(name)) !== null) storage.remove(place)
}

function listIn(text: string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return [] // Not our data.
  }
}
