import type { Backend } from '../backend'
import type { Entry, LaterKind } from './kind'
import type { Queue } from './queue'
import { waitingFlag } from './waiting'

/** Takes over what a former version kept in the browser's storage; it stays there until it is kept anew. */
export async function takeFormer<E extends Entry>(
  { name, former }: LaterKind<E>,
  { storage, ownMe }: Pick<Backend, 'storage' | 'ownMe'>,
  queue: Pick<Queue<E>, 'keep'>,
): Promise<void> {
  const me = ownMe()
  const place = me && former?.name(me)
  if (!me || !former || !place) return
  const entries = listIn(storage.get(place)).flatMap(
    value => former.read(value, `${me.ID}|${me.EMPRESA ?? ''}`) ?? [],
  )
  for (const entry of entries) await queue.keep(entry)
  if (entries.length === 0 || storage.get(waitingFlag(name)) !== null) storage.remove(place)
}

function listIn(text: string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return [] // somebody else's text
  }
}
