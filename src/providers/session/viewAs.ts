import { createListeners } from '../../base/listeners'
import { isObject, parseJson } from '../../base/parseJson'
import type { Me } from '../../model/access/access'
import type { SafeStorage } from './storage'

/** The impersonated role or person, as the server reported it. */
export interface ViewedUser {
  /** `role:7`, `user:42`: sent with every request. */
  readonly wanted: string
  /** Name in the banner. */
  readonly name: string
  readonly me: Me
}

export interface ViewAs {
  current(): ViewedUser | null
  subscribe(listener: () => void): () => void
  /** @param ready loads what this person reads, before anything is shown as to them */
  begin(wanted: string, name: string, ready: (me: Me) => Promise<unknown>): Promise<void>
  end(): void
}

const KEY = 'viewAs'

/** Lasts as long as the browser's tab; the server checks it with every request. */
export function createViewAs(
  storage: SafeStorage,
  ask: (wanted: string) => Promise<unknown>,
): ViewAs {
  let current = readViewedUser(storage.get(KEY))
  const { notify, subscribe } = createListeners()
  const setCurrent = (next: ViewedUser | null) => {
    current = next
    if (next) storage.set(KEY, JSON.stringify(next))
    else storage.remove(KEY)
    notify()
  }
  return {
    current: () => current,
    subscribe,
    async begin(wanted, name, ready) {
      const answer = await ask(wanted)
      const me = isObject(answer) ? answer.me : undefined
      if (!isObject(me)) throw new Error('the answer names nobody')
      await ready(me as Me)
      setCurrent({ wanted, name, me: me as Me })
    },
    end: () => current && setCurrent(null),
  }
}

function readViewedUser(text: string | null): ViewedUser | null {
  const value = parseJson(text)
  return isViewedUser(value) ? value : null
}

const isViewedUser = (value: unknown): value is ViewedUser =>
  isObject(value) && typeof value.wanted === 'string' && isObject(value.me)
