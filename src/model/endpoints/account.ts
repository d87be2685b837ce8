import { TERMS_HEADER } from '../../base/accounts/terms'
import type { Me } from '../access/access'
import { defineRoute, type ResponseOf } from '../route/defineRoute'
import {
  anything,
  atLeast,
  bytes,
  day,
  flag,
  instant,
  integer,
  list,
  object,
  orNull,
  type RouteShape,
  recordOf,
  text,
  textUpTo,
} from '../route/shapes'

const PATH = 'account'
const word = textUpTo(1000)
const password = { ...word, format: 'password' }
const asAnyone = { policy: 'public' } as const
const asPerson = { policy: 'signedIn' } as const
const signedIn = object({ accessToken: text, user: recordOf('users') })

export const login = defineRoute(`POST ${PATH}/login`, {
  ...asAnyone,
  name: 'account.login',
  original: true,
  reads: true,
  body: object({ email: word, password }),
  response: signedIn,
  refusals: [401],
})

/** `ROLE` is read and ignored: the role is always `user`. */
export const register = defineRoute(`POST ${PATH}/register`, {
  ...asAnyone,
  name: 'account.register',
  original: true,
  headers: { [`${TERMS_HEADER}?`]: day },
  body: object({
    EMAIL: text,
    PASSWORD: text,
    DISPLAYNAME: text,
    'ROLE?': anything,
    'ISPUBLIC?': anything,
    'PHOTOURL?': anything,
  }),
  response: signedIn,
})

export const myAccount = defineRoute(`GET ${PATH}/my-account`, {
  ...asPerson,
  name: 'account.myAccount',
  original: true,
  response: signedIn,
})

export const logout = defineRoute(`POST ${PATH}/logout`, {
  ...asPerson,
  name: 'account.logout',
  response: object({ signedOut: flag }),
})

/** Sends a six-digit code by mail; the answer does not reveal whether the account exists. */
export const sendCode = defineRoute(`POST ${PATH}/verify/send`, {
  ...asAnyone,
  name: 'account.sendCode',
  body: object({ email: word }),
  response: object({ accepted: flag }),
  status: 202,
})

export const verify = defineRoute(`POST ${PATH}/verify`, {
  ...asAnyone,
  name: 'account.verify',
  body: object({ email: word, code: word }),
  response: object({ verified: flag }),
})

/** Sends a link by mail; the answer does not reveal whether the account exists. */
export const resetPassword = defineRoute(`POST ${PATH}/reset-password`, {
  ...asAnyone,
  name: 'account.resetPassword',
  body: object({ email: word }),
  response: object({ accepted: flag }),
  status: 202,
})

/** `secret` is the part after the hash of the link. */
export const newPassword = defineRoute(`POST ${PATH}/new-password`, {
  ...asAnyone,
  name: 'account.newPassword',
  body: object({ secret: word, PASSWORD: password }),
  response: object({ changed: flag }),
})

export const changePassword = defineRoute(`POST ${PATH}/password`, {
  ...asPerson,
  name: 'account.changePassword',
  body: object({ current: password, PASSWORD: password }),
  response: object({ changed: flag }),
  refusals: [429],
})

/** Replaces the own photo. The body is a square JPEG, PNG or WebP of at most 512 px and 1 MB. */
export const changePhoto = defineRoute(`POST ${PATH}/photo`, {
  ...asPerson,
  name: 'account.changePhoto',
  upload: true,
  response: object({ PHOTOURL: text }),
  refusals: [403, 429],
})

/** The picture at a `PHOTOURL` of this server; its id is random. */
export const profilePhoto = defineRoute(`GET ${PATH}/photos/:id`, {
  ...asAnyone,
  name: 'account.profilePhoto',
  response: bytes,
  refusals: [404],
})

/** `version` is the version of the accepted terms. */
export const acceptTerms = defineRoute(`POST ${PATH}/terms`, {
  ...asPerson,
  name: 'account.acceptTerms',
  body: object({ version: word }),
  response: object({ accepted: flag }),
})

/** Active sessions; `CURRENT` is the one of this browser. */
export const sessions = defineRoute(`GET ${PATH}/sessions`, {
  ...asPerson,
  name: 'account.sessions',
  response: object({
    sessions: list(
      object({
        ID: text,
        CREATED_AT: instant,
        EXPIRES_AT: instant,
        AGENT: orNull(text),
        CURRENT: flag,
      }),
    ),
  }),
})

export const endSession = defineRoute(`DELETE ${PATH}/sessions/:id`, {
  ...asPerson,
  name: 'account.endSession',
  response: object({ ended: flag }),
  refusals: [404],
})

export const simulatedMails = defineRoute('GET simulated-mails', {
  ...asPerson,
  name: 'account.simulatedMails',
  allow: 'admin',
  response: object({
    mails: list(atLeast({ ID: integer, RECIPIENT: text, SUBJECT: text, TEXT: text, AT: text })),
  }),
  refusals: [404],
})

/** The identity of a user; for an administrator, of the user they view the app as. */
export const viewAs = defineRoute('GET view-as', {
  ...asPerson,
  name: 'views.viewAs',
  tag: 'platform',
  headers: { 'X-View-As?': text },
  response: object({ me: { type: 'object' } as RouteShape<Me> }),
  refusals: [403, 404],
})

export type OpenSession = ResponseOf<typeof sessions>['sessions'][number]
export type SimulatedMail = ResponseOf<typeof simulatedMails>['mails'][number]
