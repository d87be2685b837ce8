import { tenantOf } from '../../base/business'
import { markingRoles } from '../../domain/attendance/attendance'
import { createEntryStore } from '../../providers/sendLater/kept'
import { waitingFlag } from '../../providers/sendLater/waiting'
import { indexedDbBox } from '../../providers/session/draftBox'
import type { DraftBox } from '../../providers/session/drafts'
import { savedHolder } from '../../providers/session/savedHolder'
import type { SafeStorage } from '../../providers/session/storage'
import { markKind, type QueuedMark } from './marks'

/** A person who may mark on this device while signing in is impossible. */
export interface Marker {
  /** Owner key of the queue: `12|ACME`. */
  readonly owner: string
  readonly name: string
}

/**
 * The owner of the unexpired token on this device, if their role marks attendance. It grants no rights:
 * the mark waits on the device, and the person signed in when it is sent is responsible for it.
 */
export function markerHere(place: Parameters<typeof savedHolder>[0]): Marker | null {
  const holder = savedHolder(place)
  if (!holder || !markingRoles.some(role => role === holder.me.ROLE)) return null
  return { owner: `${holder.me.ID}|${tenantOf(holder.me) ?? ''}`, name: holder.name }
}

/** Page for attendance marks. */
export const MARK = '/dashboard/rrhh/Marcar'

/** This person's marks on this device, stored for the dashboard's queue, which sends them. */
export function marksHere(
  storage: SafeStorage,
  { owner }: Pick<Marker, 'owner'>,
  box: DraftBox = indexedDbBox(markKind.database, 'kept'),
) {
  const flag = waitingFlag(markKind.name)
  return createEntryStore<QueuedMark>(markKind, {
    ...{ box, owner: () => owner },
    onKept: isAny => (isAny ? storage.set(flag, 'yes') : storage.remove(flag)),
  })
}
