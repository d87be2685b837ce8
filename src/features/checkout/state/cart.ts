import { createListeners } from '../../../base/listeners'
import type { ShopSort } from '../../../domain/checkout/sorts'
import { type Checkout, newCheckout } from '../../../domain/checkout/state'
import { type Event, transition } from '../../../domain/checkout/transitions'
import type { DraftBox } from '../../../providers/session/drafts'
import type { SafeStorage } from '../../../providers/session/storage'
import { readShopping, type Shopping } from './shopping'

/** One storage entry, with checkout and sortBy alone (business.md#checkout). */
export const CART_KEY = 'redux-product'
/** Owner of the stored cart, because people share devices. */
export const OWNER_KEY = 'mostrador-cart-owner'
const REHYDRATION_MS = 5_000

export interface CartConfig {
  readonly storage: SafeStorage
  /** Storage of other people's carts. */
  readonly box: DraftBox
  readonly pause?: (ms: number) => Promise<void>
}

export interface Cart {
  view(): Shopping
  checkout(): Checkout
  isReady(): boolean
  dispatch(event: Event): void
  sort(by: ShopSort): void
  /** Restores the checkout after an order could not be placed. */
  restore(checkout: Checkout): void
  /** Switches to the cart of another person or company. */
  handTo(owner: string): Promise<void>
  subscribe(listener: () => void): () => void
}

const fresh: Shopping = { checkout: newCheckout, sortBy: 'available' }

/** The checkout of the current person, in local storage, so that it survives a closed tab. */
export function createCart({ storage, box, pause = rest }: CartConfig): Cart {
  const { notify, subscribe } = createListeners()
  let state = fresh
  let owner: string | null = null
  let isReady = false
  let early: Event[] = []
  const become = (next: Shopping, isKept = true) => {
    state = next
    if (isKept) storage.set(CART_KEY, JSON.stringify(next))
    notify()
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
    // Without storage the carts of others are lost; this one works.
    await box.write(keyOf(whose), entry).catch(() => undefined)
  }
  const find = async (whose: string) => {
    const read = box.read([keyOf(whose)]).catch(() => undefined)
    return (await Promise.race([read, pause(REHYDRATION_MS)]))?.[0]
  }
  const handTo = async (next: string) => {
    if (next === owner) return
    owner = next
    const before = storage.get(OWNER_KEY)
    if (before === next) return begin(readShopping(storage.get(CART_KEY)) ?? fresh)
    isReady = false
    await setAside(before)
    const found = readShopping(await find(next))
    // Another switch may have happened meanwhile.
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
    subscribe,
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
