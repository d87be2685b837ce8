/** Stored user: account data and the selected company. */
export type SessionUser = Readonly<Record<string, unknown>>

export type SessionState = {
  readonly isInitialized: boolean
  readonly isAuthenticated: boolean
  readonly user: SessionUser | null
}

export type SessionAction =
  | { type: 'INITIAL'; payload: { isAuthenticated: boolean; user: SessionUser | null } }
  | { type: 'LOGIN'; payload: { user: SessionUser } }
  | { type: 'REGISTER'; payload: { user: SessionUser } }
  | { type: 'LOGOUT' }
  | { type: 'ADD_NEW_VALUE_TO_USER'; payload: SessionUser }

export const initialSession: SessionState = {
  isInitialized: false,
  isAuthenticated: false,
  user: null,
}

/** Reducer of the session: initialized, authenticated, user. */
export const sessionReducer = (session: SessionState, action: SessionAction): SessionState => {
  switch (action.type) {
    case 'INITIAL':
      return { isInitialized: true, ...action.payload }
    case 'LOGIN':
    case 'REGISTER':
      return { ...session, isAuthenticated: true, user: action.payload.user }
    case 'LOGOUT':
      return { ...session, isAuthenticated: false, user: null }
    case 'ADD_NEW_VALUE_TO_USER':
      return session.user ? { ...session, user: { ...session.user, ...action.payload } } : session
  }
}
