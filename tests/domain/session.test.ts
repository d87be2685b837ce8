import { expect, test } from 'vitest'
import { initialSession, type SessionState, sessionReducer } from '../../src/base/accounts/session'

const signedIn: SessionState = {
  isInitialized: true,
  isAuthenticated: true,
  user: { ID: 7, EMPRESA: '0000000000000' },
}

test('it starts not initialized, not authenticated, without a user', () => {
  expect(initialSession).toEqual({ isInitialized: false, isAuthenticated: false, user: null })
})

test.each([
  { isAuthenticated: true, user: { ID: 7 } },
  { isAuthenticated: false, user: null },
])('INITIAL initializes and takes flag and user from its payload: %j', payload => {
  expect(sessionReducer(initialSession, { type: 'INITIAL', payload })).toEqual({
    isInitialized: true,
    ...payload,
  })
})

test.each(['LOGIN', 'REGISTER'] as const)('%s authenticates and replaces the user', type => {
  const session = { ...signedIn, isAuthenticated: false }
  expect(sessionReducer(session, { type, payload: { user: { ID: 8 } } })).toEqual({
    isInitialized: true,
    isAuthenticated: true,
    user: { ID: 8 },
  })
})

test('LOGOUT clears authentication and user', () => {
  expect(sessionReducer(signedIn, { type: 'LOGOUT' })).toEqual({
    isInitialized: true,
    isAuthenticated: false,
    user: null,
  })
})

test('ADD_NEW_VALUE_TO_USER merges into the user, and is nothing without one', () => {
  const action = { type: 'ADD_NEW_VALUE_TO_USER', payload: { EMPRESA: '1' } } as const
  expect(sessionReducer(signedIn, action).user).toEqual({ ID: 7, EMPRESA: '1' })
  expect(signedIn.user).toEqual({ ID: 7, EMPRESA: '0000000000000' })
  expect(sessionReducer(initialSession, action)).toBe(initialSession)
})
