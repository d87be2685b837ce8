import { roles } from '../domain/accounts/roles'
import { defineRoute, type InputOf, type ResponseOf } from '../model/route/defineRoute'
import {
  choice,
  either,
  flag,
  instant,
  integer,
  keyShape,
  list,
  object,
  orNull,
  text,
  uuid,
} from '../model/route/shapes'

export const mailFolders = ['inbox', 'sent', 'drafts', 'archive', 'trash'] as const
export const labelColors = ['blue', 'green', 'amber', 'red', 'violet', 'teal'] as const

const label = object({
  id: text,
  type: choice(['system', 'custom']),
  name: text,
  unreadCount: integer,
  color: orNull(text),
})
/** Without id: an external address. */
const person = object({
  'id?': keyShape,
  name: text,
  email: orNull(text),
  'avatar?': orNull(text),
})
const attachment = object({ id: uuid, name: text, size: integer, type: text, path: text })
/** A mail as its owner sees it (business.md#messages). */
const mail = object({
  id: keyShape,
  /** Equal for a mail and its replies. */
  threadId: keyShape,
  /** In grouped lists: the mails of the conversation in this folder, latest first. */
  'together?': list(object({ id: keyShape, isMine: flag })),
  labelIds: list(text),
  folder: text,
  isImportant: flag,
  isStarred: flag,
  isUnread: flag,
  /** Delayed, and can be taken back. */
  isSending: flag,
  subject: text,
  /** Body, if a single mail is read. */
  'message?': text,
  snippet: text,
  createdAt: instant,
  attachments: list(attachment),
  from: person,
  to: list(person),
  cc: list(person),
  /** Visible to the sender only. */
  bcc: list(person),
})

const asMember = {
  policy: 'signedIn',
  allow: roles.filter(role => role !== 'user'),
  inCompany: true,
} as const
const write = { ...asMember, refusals: [404, 409] } as const

export const mailLabels = defineRoute('GET /api/mail/labels', {
  ...asMember,
  name: 'mail.mailLabels',
  original: true,
  response: object({ labels: list(label) }),
})

export const createMailLabel = defineRoute('POST /api/mail/labels', {
  ...asMember,
  name: 'mail.createMailLabel',
  idempotent: true,
  body: object({ name: text, color: choice(labelColors) }),
  response: object({ label }),
})

export const removeMailLabel = defineRoute('DELETE /api/mail/labels', {
  ...write,
  name: 'mail.removeMailLabel',
  query: { labelId: text },
  response: object({ labelId: text }),
})

/** A page of mails under a label (default: inbox); `grouped` lists conversations. */
export const mailList = defineRoute('GET /api/mail/mails', {
  ...asMember,
  name: 'mail.mails',
  original: true,
  query: {
    'labelId?': text,
    'search?': text,
    'page?': { ...integer, minimum: 0, maximum: 9999 },
    'grouped?': choice([1]),
  },
  response: object({ mails: list(mail), hasMore: flag }),
  refusals: [404],
})

export const mailThread = defineRoute('GET /api/mail/thread', {
  ...write,
  name: 'mail.mailThread',
  query: { mailId: keyShape },
  response: object({ mails: list(mail) }),
})

export const mailById = defineRoute('GET /api/mail/mail', {
  ...write,
  name: 'mail.mailRead',
  original: true,
  query: { mailId: keyShape },
  response: object({ mail }),
})

export const mailContacts = defineRoute('GET /api/mail/contacts', {
  ...asMember,
  name: 'mail.mailContacts',
  response: object({ contacts: list(person) }),
})

const recipients = list(either(integer, text))

/** Creates or updates a draft. Recipients are user numbers or addresses. */
export const saveMailDraft = defineRoute('POST /api/mail/drafts', {
  ...write,
  name: 'mail.saveDraft',
  idempotent: true,
  body: object({
    'mailId?': orNull(keyShape),
    'to?': recipients,
    'cc?': recipients,
    'bcc?': recipients,
    'subject?': text,
    'message?': text,
    'attachments?': list(text),
    /** Mail it replies to. */
    'answers?': orNull(keyShape),
  }),
  response: object({ mail }),
})

export const sendMail = defineRoute('POST /api/mail/send', {
  ...write,
  name: 'mail.sendMail',
  body: object({ mailId: keyShape }),
  response: object({ mail }),
  refusals: [404, 409, 429],
})

export const undoMail = defineRoute('POST /api/mail/undo', {
  ...write,
  name: 'mail.undoMail',
  body: object({ mailId: keyShape }),
  response: object({ mail }),
})

export const updateMails = defineRoute('POST /api/mail/change', {
  ...write,
  name: 'mail.changeMails',
  body: object({
    mailIds: list(keyShape, 500),
    'folder?': choice(mailFolders),
    'isUnread?': flag,
    'isStarred?': flag,
    'isImportant?': flag,
    'addLabel?': text,
    'removeLabel?': text,
  }),
  response: object({ changed: integer }),
})

export const deleteMails = defineRoute('POST /api/mail/forget', {
  ...write,
  name: 'mail.forgetMails',
  body: object({ mailIds: list(keyShape, 500) }),
  response: object({ forgotten: integer }),
})

export const uploadMailFile = defineRoute('POST /api/mail/attachments', {
  ...asMember,
  name: 'mail.mailUpload',
  query: { name: text },
  upload: true,
  response: object({ attachment }),
})

export type MailFolder = (typeof mailFolders)[number]
export type MailLabel = ResponseOf<typeof mailLabels>['labels'][number]
export type Mail = ResponseOf<typeof mailById>['mail']
export type MailContact = Mail['from']
export type MailAttachment = Mail['attachments'][number]
export type MailChange = InputOf<typeof updateMails>['body']
export type MailDraftInput = InputOf<typeof saveMailDraft>['body']
