import { markingRoles } from '../../domain/attendance'
import { indexedDbBox } from '../draftBox'
import type { DraftBox } from '../drafts'
import { holderHere } from '../holderHere'
import { createKept } from '../sendLater/kept'
import { waitingFlag } from '../sendLater/waiting'
import type { SafeStorage } from '../storage'
import { type Mark, markKind } from './marks'

/** Who may mark on this device although nobody can say that they are signed in. */
export interface Marker {
  /** As the queue keeps what they make: `12|ACME`. */
  readonly owner: string
  readonly name: string
}

/**
 * Whose token lies here and still holds, where they are of those who mark. It grants nothing: the mark
 * waits on the device, and whoever is signed in when it is sent answers for it.
 */
export function markerHere(place: Parameters<typeof holderHere>[0]): Marker | null {
  const holder = holderHere(place)
  if (!holder || !markingRoles.some(role => role === holder.me.ROLE)) return null
  const { ID, EMPRESA } = holder.me
  return { owner: `${ID}|${EMPRESA ?? ''}`, name: holder.name }
}

/** Their marks on this device, kept where the desk's queue finds and sends them; sends nothing itself. */
export function marksHere(
  storage: SafeStorage,
  { owner }: Pick<Marker, 'owner'>,
  box: DraftBox = indexedDbBox(markKind.database, 'kept'),
) {
  const flag = waitingFlag(markKind.name)
  return createKept<Mark>(markKind, {
    ...{ box, owner: () => owner },
    onKept: isAny => (isAny ? storage.set(flag, 'yes') : storage.remove(flag)),
  })
}
