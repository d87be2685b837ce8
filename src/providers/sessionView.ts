import {
  initialSession,
  type Session,
  type SessionAction,
  type SessionUser,
  sessionReducer,
} from '../domain/session'

/** The auth state of product.md 4 and what only this client knows beside it. */
export interface SessionView extends Session {
  /** The user as the server answered: rights come from here, never from what is saved. */
  readonly account: SessionUser | null
  /** The session ran out and nobody has been told yet. */
  readonly expired: boolean
  /** The token has two minutes left, or less. */
  readonly endsSoon: boolean
  /** A token lies here, and nobody could be asked about it: no network, or no server. */
  readonly isUntried: boolean
}
type Notes = Partial<Pick<SessionView, 'account' | 'expired' | 'endsSoon' | 'isUntried'>>

export type ViewStore = ReturnType<typeof createViewStore>

const nobodyYet = { account: null, expired: false, endsSoon: false, isUntried: false }

/** Holds the view; the pure reducer of src/domain makes each next one. */
export function createViewStore() {
  let view: SessionView = { ...initialSession, ...nobodyYet }
  const listeners = new Set<() => void>()
  const become = (next: SessionView) => {
    view = next
    for (const listener of [...listeners]) listener()
  }
  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dispatch: (action: SessionAction, beside: Notes = {}) =>
      become({ ...view, ...sessionReducer(view, action), ...beside }),
    note: (notes: Notes) => become({ ...view, ...notes }),
  }
}

/** What login, register and my-account answer; anything else is no answer. */
export function readAccountAnswer(answer: unknown): { user: SessionUser; accessToken: string } {
  const { user, accessToken } = (isObject(answer) ? answer : {}) as Record<string, unknown>
  if (!isObject(user)) throw new Error('the answer has no user')
  return { user, accessToken: typeof accessToken === 'string' ? accessToken : '' }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
