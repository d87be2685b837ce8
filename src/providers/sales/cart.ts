import type { ShopSort } from '../../domain/checkout/sorts'
import { type Checkout, newCheckout } from '../../domain/checkout/state'
import { type Event, transition } from '../../domain/checkout/transitions'
import type { DraftBox } from '../drafts'
import type { SafeStorage } from '../storage'
import { readShopping, type Shopping } from './shopping'

/** Product.md 4 and 9: one entry, with checkout and sortBy alone. */
export const CART_KEY = 'redux-product'
/** Whose it is; nobody finds another's cart on a shared counter. */
export const OWNER_KEY = 'mostrador-cart-owner'
export const REHYDRATION_MS = 5_000

export interface CartConfig {
  readonly storage: SafeStorage
  /** Where the carts of others wait. */
  readonly box: DraftBox
  readonly pause?: (ms: number) => Promise<void>
}

export interface Cart {
  view(): Shopping
  checkout(): Checkout
  isReady(): boolean
  dispatch(event: Event): void
  sort(by: ShopSort): void
  /** Puts the whole checkout back, as it was when an order could not be placed. */
  restore(checkout: Checkout): void
  /** Another person, or the same in another company, finds a cart of their own. */
  handTo(owner: string): Promise<void>
  subscribe(listener: () => void): () => void
}

const fresh: Shopping = { checkout: newCheckout, sortBy: 'available' }

/** The checkout of whoever works at this counter: in local storage, so that a closed tab loses nothing. */
export function createCart({ storage, box, pause = rest }: CartConfig): Cart {
  const listeners = new Set<() => void>()
  let state = fresh
  let owner: string | null = null
  let isReady = false
  let early: Event[] = []
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const become = (next: Shopping, isKept = true) => {
    state = next
    if (isKept) storage.set(CART_KEY, JSON.stringify(next))
    tell()
  }
  const begin = (next: Shopping) => {
    isReady = true
    const played = early.reduce(transition, next.checkout)
    early = []
    become({ ...next, checkout: played })
  }
  const setAside = async (whose: string | null) => {
    const entry = storage.get(CART_KEY)
    if (whose === null || entry === null) return
    await quietly(box.write(keyOf(whose), entry))
  }
  const find = async (whose: string) =>
    (await quietly(Promise.race([box.read([keyOf(whose)]), pause(REHYDRATION_MS)])))?.[0]
  const handTo = async (next: string) => {
    if (next === owner) return
    owner = next
    const before = storage.get(OWNER_KEY)
    if (before === next) return begin(readShopping(storage.get(CART_KEY)) ?? fresh)
    isReady = false
    await setAside(before)
    const found = readShopping(await find(next))
    // Somebody else may have come meanwhile.
    if (owner !== next) return
    storage.set(OWNER_KEY, next)
    begin(found ?? fresh)
  }
  followOtherTabs(() => {
    if (owner === null || storage.get(OWNER_KEY) !== owner) return
    become(readShopping(storage.get(CART_KEY)) ?? fresh, false)
  })
  return {
    view: () => state,
    checkout: () => state.checkout,
    isReady: () => isReady,
    dispatch(event) {
      if (isReady) become({ ...state, checkout: transition(state.checkout, event) })
      else early.push(event)
    },
    sort: sortBy => become({ ...state, sortBy }),
    restore: checkout => become({ ...state, checkout }),
    handTo,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const keyOf = (owner: string) => `cart|${owner}`

function followOtherTabs(look: () => void) {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', ({ key }) => {
    if (key === CART_KEY) look()
  })
}

const rest = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

async function quietly<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked
  } catch {
    // A storage that is blocked keeps no other carts; this one works.
    return undefined
  }
}
