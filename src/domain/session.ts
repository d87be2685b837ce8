/** The stored user: what the account calls answer, merged with the company chosen since. */
export type SessionUser = Readonly<Record<string, unknown>>

export type Session = {
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

export const initialSession: Session = { isInitialized: false, isAuthenticated: false, user: null }

/** The auth state of product.md 4, word for word. */
export const sessionReducer = (session: Session, action: SessionAction): Session => {
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
