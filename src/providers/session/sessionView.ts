import {
  initialSession,
  type SessionAction,
  type SessionState,
  type SessionUser,
  sessionReducer,
} from '../../base/accounts/session'
import { createListeners } from '../../base/listeners'
import { isObject } from '../../base/parseJson'

/** The state of the session, with client-only fields. */
export interface SessionView extends SessionState {
  /** The user from the server: rights come from here, never from storage. */
  readonly account: SessionUser | null
  /** The session expired, and the notice is still to be shown. */
  readonly expired: boolean
  /** The token expires within two minutes. */
  readonly endsSoon: boolean
  /** A token is stored but could not be verified: no network, or no server. */
  readonly isUntried: boolean
}
type Notes = Partial<Pick<SessionView, 'account' | 'expired' | 'endsSoon' | 'isUntried'>>

export type ViewStore = ReturnType<typeof createViewStore>

const nobodyYet = { account: null, expired: false, endsSoon: false, isUntried: false }

/** Holds the view; the reducer of src/domain computes the next one. */
export function createViewStore() {
  let view: SessionView = { ...initialSession, ...nobodyYet }
  const { notify, subscribe } = createListeners()
  const become = (next: SessionView) => {
    view = next
    notify()
  }
  return {
    view: () => view,
    subscribe,
    dispatch: (action: SessionAction, beside: Notes = {}) =>
      become({ ...view, ...sessionReducer(view, action), ...beside }),
    note: (notes: Notes) => become({ ...view, ...notes }),
  }
}

/** Parses the answer of login, register and my-account; throws for anything else. */
export function readAccountAnswer(answer: unknown): { user: SessionUser; accessToken: string } {
  const { user, accessToken } = (isObject(answer) ? answer : {}) as Record<string, unknown>
  if (!isObject(user)) throw new Error('the answer has no user')
  return { user, accessToken: typeof accessToken === 'string' ? accessToken : '' }
}
