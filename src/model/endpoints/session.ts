import { TERMS_HEADER } from '../../base/accounts/terms'
import type { Me } from '../access/access'
import { defineRoute } from '../route/defineRoute'
import * as s from '../route/shapes'

export const ACCOUNT_PATH = 'account'
export const word = s.textUpTo(1000)
export const password = { ...word, format: 'password' }
export const asAnyone = { policy: 'public' } as const
export const asPerson = { policy: 'signedIn' } as const
const signedIn = s.object({ accessToken: s.text, user: s.recordOf('users') })

export const login = defineRoute(`POST ${ACCOUNT_PATH}/login`, {
  ...asAnyone,
  name: 'account.login',
  original: true,
  reads: true,
  body: s.object({ email: word, password }),
  response: signedIn,
  refusals: [401],
})

/** `ROLE` is read and ignored: the role is always `user`. */
export const register = defineRoute(`POST ${ACCOUNT_PATH}/register`, {
  ...asAnyone,
  name: 'account.register',
  original: true,
  headers: { [`${TERMS_HEADER}?`]: s.day },
  body: s.object({
    EMAIL: s.text,
    PASSWORD: s.text,
    DISPLAYNAME: s.text,
    'ROLE?': s.anything,
    'ISPUBLIC?': s.anything,
    'PHOTOURL?': s.anything,
  }),
  response: signedIn,
})

export const myAccount = defineRoute(`GET ${ACCOUNT_PATH}/my-account`, {
  ...asPerson,
  name: 'account.myAccount',
  original: true,
  response: signedIn,
})

export const logout = defineRoute(`POST ${ACCOUNT_PATH}/logout`, {
  ...asPerson,
  name: 'account.logout',
  response: s.object({ signedOut: s.flag }),
})

/** The identity of a user; for an administrator, of the user they view the app as. */
export const viewAs = defineRoute('GET view-as', {
  ...asPerson,
  name: 'views.viewAs',
  tag: 'platform',
  headers: { 'X-View-As?': s.text },
  response: s.object({ me: { type: 'object' } as s.RouteShape<Me> }),
  refusals: [403, 404],
})
