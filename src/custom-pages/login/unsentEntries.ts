import type { LaterKind, QueueEntry } from '../../providers/sendLater/kind'
import type { Holder, KeptPart, LocalQueue } from '../../providers/sendLater/localQueues'
import { type WaitingEntries, waitingFlag } from '../../providers/sendLater/waiting'
import { indexedDbBox } from '../../providers/session/draftBox'
import type { DraftBox } from '../../providers/session/drafts'
import { savedHolder } from '../../providers/session/savedHolder'
import type { SafeStorage } from '../../providers/session/storage'

/** A person's unsent entries on this device, without a verified session. */
export interface UnsentEntries {
  readonly holder: Holder
  /** What the business keeps besides. */
  readonly kept: readonly KeptPart[]
  /** Oldest first. */
  readonly waiting: readonly WaitingEntries[]
}

interface Place {
  readonly storage: SafeStorage
  /** In seconds. */
  readonly now: number
  readonly queues: Readonly<Record<string, LocalQueue>>
  readonly kept?: readonly KeptPart[]
  readonly boxOf?: (database: string) => DraftBox
}
/** Unsent entries of the owner of the unexpired token; null without any. Read-only. */
export async function unsentEntries({
  storage,
  now,
  queues,
  kept = [],
  boxOf = keptBox,
}: Place): Promise<UnsentEntries | null> {
  const holder = savedHolder({ storage, now })
  if (!holder) return null
  const sub = String(holder.me.ID)
  const found = await Promise.all(
    Object.values(queues)
      .filter(({ kind: { name } }) => storage.get(waitingFlag(name)) !== null)
      .map(({ kind }) => entriesOf(kind, { box: boxOf(kind.database), person: sub })),
  )
  const waiting = found.flat().sort((one, other) => one.entry.at.localeCompare(other.entry.at))
  const isAny = waiting.length > 0 || kept.some(({ isKept }) => isKept?.(storage, holder))
  return isAny ? { holder, kept, waiting } : null
}

const keptBox = (database: string) => indexedDbBox(database, 'kept')

async function entriesOf(
  kind: LaterKind<QueueEntry>,
  { box, person }: { readonly box: DraftBox; readonly person: string },
): Promise<readonly WaitingEntries[]> {
  try {
    // In all of their companies.
    const keys = (await box.keys()).filter(key => key.startsWith(`${kind.prefix}|${person}|`))
    const values = keys.length > 0 ? await box.read(keys) : []
    return values
      .flatMap((value, at) => kind.read(value, keys[at] ?? '') ?? [])
      .map(entry => ({ ...kind.shown(entry), entry }))
  } catch {
    // Blocked storage counts as empty.
    return []
  }
}
