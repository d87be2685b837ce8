import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

const PATH = '/hanadb/api/invitation'
/** The secret of the link is sent in a header, never in an address (docs/decisions/022). */
const asGuest = {
  policy: 'public',
  tag: 'credit-invitations',
  headers: { 'X-Invitation': { ...s.text, pattern: '^[0-9a-f]{64}$' } },
  refusals: [404, 409, 413, 422, 429],
} as const

const fieldWords = {
  name: s.text,
  kind: s.text,
  label: s.text,
  required: s.flag,
  'help?': s.text,
  'maxLength?': s.number,
  'min?': s.number,
  'max?': s.number,
  'options?': s.list(s.object({ value: s.text, label: s.text })),
}
const section = s.object({
  id: s.text,
  label: s.text,
  fields: s.list(s.object({ ...fieldWords, 'fields?': s.list(s.object(fieldWords)) })),
})
const guestFile = s.object({ name: s.text, size: s.integer })

/** Fields are described from the schema, in the reader's language; once it is over, only its state is told. */
export const readInvitation = defineRoute(`GET ${PATH}`, {
  ...asGuest,
  name: 'invitation.readInvitation',
  response: s.object({
    state: s.choice(['sent', 'opened', 'delivered', 'revoked', 'expired']),
    company: s.text,
    until: s.orNull(s.text),
    person: s.choice(['N', 'J']),
    'name?': s.text,
    'notice?': s.text,
    'delivered?': s.orNull(s.text),
    'values?': s.anyObject,
    'sections?': s.list(section),
    'documents?': s.object({
      'rules?': s.object({ maxSize: s.integer, types: s.list(s.text) }),
      list: s.list(s.object({ type: s.text, label: s.text, file: s.orNull(guestFile) })),
    }),
  }),
})

export const acceptInvitation = defineRoute(`POST ${PATH}/accept`, {
  ...asGuest,
  name: 'invitation.acceptInvitation',
  body: s.object({ accepted: { ...s.flag, enum: [true] } }),
  response: s.object({ accepted: s.flag }),
})

/** Keeps a draft, valid or not. The body has the fields of the form. */
export const fillInvitation = defineRoute(`PUT ${PATH}`, {
  ...asGuest,
  name: 'invitation.fillInvitation',
  body: s.anyObject,
  response: s.object({ kept: s.flag, errors: s.byName(s.text) }),
})

export const sendInvitation = defineRoute(`POST ${PATH}/send`, {
  ...asGuest,
  name: 'invitation.sendInvitation',
  response: s.object({ delivered: s.flag }),
  status: 201,
})

/** Documents cannot be downloaded before the application is sent. */
export const uploadInvited = defineRoute(`POST ${PATH}/documents/:type`, {
  ...asGuest,
  name: 'invitation.uploadInvitation',
  query: { 'name?': s.text },
  upload: true,
  response: guestFile,
  status: 201,
})

export const removeInvited = defineRoute(`DELETE ${PATH}/documents/:type`, {
  ...asGuest,
  name: 'invitation.removeInvitation',
  response: s.object({ removed: s.flag }),
})

/** Creates a new link and answers it once, for users who may share the invitation; `phone` is for WhatsApp. */
export const invitationLink = defineRoute('POST /hanadb/api/credit-invitations/:id/link', {
  name: 'credit-invitations.invitationLink',
  policy: 'schema',
  right: ['credit-invitations', 'read'],
  response: s.object({ link: { ...s.text, format: 'uri' }, text: s.text, phone: s.orNull(s.text) }),
  status: 201,
  refusals: [404, 409, 429],
})

export type Invitation = ResponseOf<typeof readInvitation>
export type GuestSection = NonNullable<Invitation['sections']>[number]
export type GuestField = GuestSection['fields'][number]
export type GuestDocument = NonNullable<Invitation['documents']>['list'][number]
export type InvitationValues = Readonly<Record<string, unknown>>
