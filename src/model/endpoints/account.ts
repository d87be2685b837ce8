import { defineRoute, type ResponseOf } from '../route/defineRoute'
import * as s from '../route/shapes'
import { ACCOUNT_PATH, asAnyone, asPerson, password, word } from './session'

/** Sends a six-digit code by mail; the answer does not reveal whether the account exists. */
export const sendCode = defineRoute(`POST ${ACCOUNT_PATH}/verify/send`, {
  ...asAnyone,
  name: 'account.sendCode',
  body: s.object({ email: word }),
  response: s.object({ accepted: s.flag }),
  status: 202,
})

export const verify = defineRoute(`POST ${ACCOUNT_PATH}/verify`, {
  ...asAnyone,
  name: 'account.verify',
  body: s.object({ email: word, code: word }),
  response: s.object({ verified: s.flag }),
})

/** Sends a link by mail; the answer does not reveal whether the account exists. */
export const resetPassword = defineRoute(`POST ${ACCOUNT_PATH}/reset-password`, {
  ...asAnyone,
  name: 'account.resetPassword',
  body: s.object({ email: word }),
  response: s.object({ accepted: s.flag }),
  status: 202,
})

/** `secret` is the part after the hash of the link. */
export const newPassword = defineRoute(`POST ${ACCOUNT_PATH}/new-password`, {
  ...asAnyone,
  name: 'account.newPassword',
  body: s.object({ secret: word, PASSWORD: password }),
  response: s.object({ changed: s.flag }),
})

export const changePassword = defineRoute(`POST ${ACCOUNT_PATH}/password`, {
  ...asPerson,
  name: 'account.changePassword',
  body: s.object({ current: password, PASSWORD: password }),
  response: s.object({ changed: s.flag }),
  refusals: [429],
})

/** Replaces the own photo. The body is a square JPEG, PNG or WebP of at most 512 px and 1 MB. */
export const changePhoto = defineRoute(`POST ${ACCOUNT_PATH}/photo`, {
  ...asPerson,
  name: 'account.changePhoto',
  upload: true,
  response: s.object({ PHOTOURL: s.text }),
  refusals: [403, 429],
})

/** The picture at a `PHOTOURL` of this server; its id is random. */
export const profilePhoto = defineRoute(`GET ${ACCOUNT_PATH}/photos/:id`, {
  ...asAnyone,
  name: 'account.profilePhoto',
  response: s.bytes,
  refusals: [404],
})

/** `version` is the version of the accepted terms. */
export const acceptTerms = defineRoute(`POST ${ACCOUNT_PATH}/terms`, {
  ...asPerson,
  name: 'account.acceptTerms',
  body: s.object({ version: word }),
  response: s.object({ accepted: s.flag }),
})

/** Active sessions; `CURRENT` is the one of this browser. */
export const sessions = defineRoute(`GET ${ACCOUNT_PATH}/sessions`, {
  ...asPerson,
  name: 'account.sessions',
  response: s.object({
    sessions: s.list(
      s.object({
        ID: s.text,
        CREATED_AT: s.instant,
        EXPIRES_AT: s.instant,
        AGENT: s.orNull(s.text),
        CURRENT: s.flag,
      }),
    ),
  }),
})

export const endSession = defineRoute(`DELETE ${ACCOUNT_PATH}/sessions/:id`, {
  ...asPerson,
  name: 'account.endSession',
  response: s.object({ ended: s.flag }),
  refusals: [404],
})

export const simulatedMails = defineRoute('GET simulated-mails', {
  ...asPerson,
  name: 'account.simulatedMails',
  allow: 'admin',
  response: s.object({
    mails: s.list(
      s.atLeast({ ID: s.integer, RECIPIENT: s.text, SUBJECT: s.text, TEXT: s.text, AT: s.text }),
    ),
  }),
  refusals: [404],
})

export type OpenSession = ResponseOf<typeof sessions>['sessions'][number]
export type SimulatedMail = ResponseOf<typeof simulatedMails>['mails'][number]
