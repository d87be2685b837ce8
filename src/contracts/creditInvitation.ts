import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  anyObject,
  byName,
  choice,
  flag,
  integer,
  list,
  number,
  object,
  orNull,
  text,
} from '../model/route/shapes'

const PATH = '/hanadb/api/invitation'
/** The secret of the link is sent in a header, never in an address (docs/decisions/022). */
const asGuest = {
  policy: 'public',
  tag: 'credit-invitations',
  headers: { 'X-Invitation': { ...text, pattern: '^[0-9a-f]{64}$' } },
  refusals: [404, 409, 413, 422, 429],
} as const

const fieldWords = {
  name: text,
  kind: text,
  label: text,
  required: flag,
  'help?': text,
  'maxLength?': number,
  'min?': number,
  'max?': number,
  'options?': list(object({ value: text, label: text })),
}
const section = object({
  id: text,
  label: text,
  fields: list(object({ ...fieldWords, 'fields?': list(object(fieldWords)) })),
})
const guestFile = object({ name: text, size: integer })

/** Fields are described from the schema, in the reader's language; once it is over, only its state is told. */
export const readInvitation = defineRoute(`GET ${PATH}`, {
  ...asGuest,
  name: 'invitation.readInvitation',
  response: object({
    state: choice(['sent', 'opened', 'delivered', 'revoked', 'expired']),
    company: text,
    until: orNull(text),
    person: choice(['N', 'J']),
    'name?': text,
    'notice?': text,
    'delivered?': orNull(text),
    'values?': anyObject,
    'sections?': list(section),
    'documents?': object({
      'rules?': object({ maxSize: integer, types: list(text) }),
      list: list(object({ type: text, label: text, file: orNull(guestFile) })),
    }),
  }),
})

export const acceptInvitation = defineRoute(`POST ${PATH}/accept`, {
  ...asGuest,
  name: 'invitation.acceptInvitation',
  body: object({ accepted: { ...flag, enum: [true] } }),
  response: object({ accepted: flag }),
})

/** Keeps a draft, valid or not. The body has the fields of the form. */
export const fillInvitation = defineRoute(`PUT ${PATH}`, {
  ...asGuest,
  name: 'invitation.fillInvitation',
  body: anyObject,
  response: object({ kept: flag, errors: byName(text) }),
})

export const sendInvitation = defineRoute(`POST ${PATH}/send`, {
  ...asGuest,
  name: 'invitation.sendInvitation',
  response: object({ delivered: flag }),
  status: 201,
})

/** Documents cannot be downloaded before the application is sent. */
export const uploadInvited = defineRoute(`POST ${PATH}/documents/:type`, {
  ...asGuest,
  name: 'invitation.uploadInvitation',
  query: { 'name?': text },
  upload: true,
  response: guestFile,
  status: 201,
})

export const removeInvited = defineRoute(`DELETE ${PATH}/documents/:type`, {
  ...asGuest,
  name: 'invitation.removeInvitation',
  response: object({ removed: flag }),
})

/** Creates a new link and answers it once, for users who may share the invitation; `phone` is for WhatsApp. */
export const invitationLink = defineRoute('POST /hanadb/api/credit-invitations/:id/link', {
  name: 'credit-invitations.invitationLink',
  policy: 'schema',
  right: ['credit-invitations', 'read'],
  response: object({ link: { ...text, format: 'uri' }, text, phone: orNull(text) }),
  status: 201,
  refusals: [404, 409, 429],
})

export type Invitation = ResponseOf<typeof readInvitation>
export type GuestSection = NonNullable<Invitation['sections']>[number]
export type GuestField = GuestSection['fields'][number]
export type GuestDocument = NonNullable<Invitation['documents']>['list'][number]
export type InvitationValues = Readonly<Record<string, unknown>>
