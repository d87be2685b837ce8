import type { Checkout } from '../../domain/checkout/state'
import { CART_KEY, OWNER_KEY } from '../../features/checkout/state/cart'
import { readShopping } from '../../features/checkout/state/shopping'
import type { LaterKind, QueueEntry } from '../../providers/sendLater/kind'
import type { LocalQueue } from '../../providers/sendLater/localQueues'
import { type WaitingEntries, waitingFlag } from '../../providers/sendLater/waiting'
import { indexedDbBox } from '../../providers/session/draftBox'
import type { DraftBox } from '../../providers/session/drafts'
import { savedHolder } from '../../providers/session/savedHolder'
import type { SafeStorage } from '../../providers/session/storage'

/** A person's unsent entries on this device, without a verified session. */
export interface UnsentEntries {
  /** Display name. */
  readonly name: string
  readonly cart: Checkout | null
  /** Oldest first. */
  readonly waiting: readonly WaitingEntries[]
}

interface Place {
  readonly storage: SafeStorage
  /** In seconds. */
  readonly now: number
  readonly queues: Readonly<Record<string, LocalQueue>>
  readonly boxOf?: (database: string) => DraftBox
}
/** Unsent entries of the owner of the unexpired token; null without any. Read-only. */
export async function unsentEntries({
  storage,
  now,
  queues,
  boxOf = kept,
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
  const cart = cartOf(storage, sub)
  if (!cart && waiting.length === 0) return null
  return { name: holder.name, cart, waiting }
}

const kept = (database: string) => indexedDbBox(database, 'kept')

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

function cartOf(storage: SafeStorage, person: string): Checkout | null {
  if (!storage.get(OWNER_KEY)?.startsWith(`${person}|`)) return null
  const checkout = readShopping(storage.get(CART_KEY))?.checkout
  return checkout && checkout.cart.length > 0 ? checkout : null
}
