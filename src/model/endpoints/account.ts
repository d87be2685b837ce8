import { defineRoute, type ResponseOf } from '../route/defineRoute'
import { atLeast, bytes, flag, instant, integer, list, object, orNull, text } from '../route/shapes'
import { ACCOUNT_PATH, asAnyone, asPerson, password, word } from './session'

/** Sends a six-digit code by mail; the answer does not reveal whether the account exists. */
export const sendCode = defineRoute(`POST ${ACCOUNT_PATH}/verify/send`, {
  ...asAnyone,
  name: 'account.sendCode',
  body: object({ email: word }),
  response: object({ accepted: flag }),
  status: 202,
})

export const verify = defineRoute(`POST ${ACCOUNT_PATH}/verify`, {
  ...asAnyone,
  name: 'account.verify',
  body: object({ email: word, code: word }),
  response: object({ verified: flag }),
})

/** Sends a link by mail; the answer does not reveal whether the account exists. */
export const resetPassword = defineRoute(`POST ${ACCOUNT_PATH}/reset-password`, {
  ...asAnyone,
  name: 'account.resetPassword',
  body: object({ email: word }),
  response: object({ accepted: flag }),
  status: 202,
})

/** `secret` is the part after the hash of the link. */
export const newPassword = defineRoute(`POST ${ACCOUNT_PATH}/new-password`, {
  ...asAnyone,
  name: 'account.newPassword',
  body: object({ secret: word, PASSWORD: password }),
  response: object({ changed: flag }),
})

export const changePassword = defineRoute(`POST ${ACCOUNT_PATH}/password`, {
  ...asPerson,
  name: 'account.changePassword',
  body: object({ current: password, PASSWORD: password }),
  response: object({ changed: flag }),
  refusals: [429],
})

/** Replaces the own photo. The body is a square JPEG, PNG or WebP of at most 512 px and 1 MB. */
export const changePhoto = defineRoute(`POST ${ACCOUNT_PATH}/photo`, {
  ...asPerson,
  name: 'account.changePhoto',
  upload: true,
  response: object({ PHOTOURL: text }),
  refusals: [403, 429],
})

/** The picture at a `PHOTOURL` of this server; its id is random. */
export const profilePhoto = defineRoute(`GET ${ACCOUNT_PATH}/photos/:id`, {
  ...asAnyone,
  name: 'account.profilePhoto',
  response: bytes,
  refusals: [404],
})

/** `version` is the version of the accepted terms. */
export const acceptTerms = defineRoute(`POST ${ACCOUNT_PATH}/terms`, {
  ...asPerson,
  name: 'account.acceptTerms',
  body: object({ version: word }),
  response: object({ accepted: flag }),
})

/** Active sessions; `CURRENT` is the one of this browser. */
export const sessions = defineRoute(`GET ${ACCOUNT_PATH}/sessions`, {
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

export const endSession = defineRoute(`DELETE ${ACCOUNT_PATH}/sessions/:id`, {
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

export type OpenSession = ResponseOf<typeof sessions>['sessions'][number]
export type SimulatedMail = ResponseOf<typeof simulatedMails>['mails'][number]
