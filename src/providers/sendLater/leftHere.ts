import type { Checkout } from '../../domain/checkout/state'
import { markKind } from '../attendance/marks'
import { messageKind } from '../chat/messages'
import { indexedDbBox } from '../draftBox'
import type { DraftBox } from '../drafts'
import { proofKind } from '../evidence/proofs'
import { holderHere } from '../holderHere'
import { moveKind } from '../kanban/moves'
import { CART_KEY, OWNER_KEY } from '../sales/cart'
import { orderKind } from '../sales/orders'
import { readShopping } from '../sales/shopping'
import type { SafeStorage } from '../storage'
import type { Entry, LaterKind } from './kind'
import { type Waiting, waitingFlag } from './waiting'

/** What somebody has on this device while nobody can say that they are signed in. */
export interface LeftHere {
  /** As they are shown. */
  readonly name: string
  readonly cart: Checkout | null
  /** The oldest first. */
  readonly waiting: readonly Waiting[]
}

const kinds = [
  orderKind,
  markKind,
  proofKind,
  messageKind,
  moveKind,
] as unknown as LaterKind<Entry>[]

interface Place {
  readonly storage: SafeStorage
  /** In seconds. */
  readonly now: number
  readonly boxOf?: (database: string) => DraftBox
}
/** Theirs alone whose token lies here and still holds; null: nobody's, or nothing. Changes nothing. */
export async function leftHere({ storage, now, boxOf = kept }: Place): Promise<LeftHere | null> {
  const holder = holderHere({ storage, now })
  if (!holder) return null
  const sub = String(holder.me.ID)
  const found = await Promise.all(
    kinds
      .filter(({ name }) => storage.get(waitingFlag(name)) !== null)
      .map(kind => entriesOf(kind, { box: boxOf(kind.database), person: sub })),
  )
  const waiting = found.flat().sort((one, other) => one.entry.at.localeCompare(other.entry.at))
  const cart = cartOf(storage, sub)
  if (!cart && waiting.length === 0) return null
  return { name: holder.name, cart, waiting }
}

const kept = (database: string) => indexedDbBox(database, 'kept')

async function entriesOf(
  kind: LaterKind<Entry>,
  { box, person }: { readonly box: DraftBox; readonly person: string },
): Promise<readonly Waiting[]> {
  try {
    // In every company they work in.
    const keys = (await box.keys()).filter(key => key.startsWith(`${kind.prefix}|${person}|`))
    const values = keys.length > 0 ? await box.read(keys) : []
    return values
      .flatMap((value, at) => kind.read(value, keys[at] ?? '') ?? [])
      .map(entry => ({ ...kind.shown(entry), entry }))
  } catch {
    // A storage that is blocked keeps nothing.
    return []
  }
}

function cartOf(storage: SafeStorage, person: string): Checkout | null {
  if (!storage.get(OWNER_KEY)?.startsWith(`${person}|`)) return null
  const checkout = readShopping(storage.get(CART_KEY))?.checkout
  return checkout && checkout.cart.length > 0 ? checkout : null
}
