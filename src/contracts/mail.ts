import { defineRoute, type InputOf, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'
import { asMember, messageFile } from './messaging'

export const mailFolders = ['inbox', 'sent', 'drafts', 'archive', 'trash'] as const
export const labelColors = ['blue', 'green', 'amber', 'red', 'violet', 'teal'] as const

const label = s.object({
  id: s.text,
  type: s.choice(['system', 'custom']),
  name: s.text,
  unreadCount: s.integer,
  color: s.orNull(s.text),
})
/** Without id: an external address. */
const person = s.object({
  'id?': s.keyShape,
  name: s.text,
  email: s.orNull(s.text),
  'avatar?': s.orNull(s.text),
})
const attachment = s.object(messageFile)
/** A mail as its owner sees it (business.md#messages). */
const mail = s.object({
  id: s.keyShape,
  /** Equal for a mail and its replies. */
  threadId: s.keyShape,
  /** In grouped lists: the mails of the conversation in this folder, latest first. */
  'together?': s.list(s.object({ id: s.keyShape, isMine: s.flag })),
  labelIds: s.list(s.text),
  folder: s.text,
  isImportant: s.flag,
  isStarred: s.flag,
  isUnread: s.flag,
  /** Delayed, and can be taken back. */
  isSending: s.flag,
  subject: s.text,
  /** Body, if a single mail is read. */
  'message?': s.text,
  snippet: s.text,
  createdAt: s.instant,
  attachments: s.list(attachment),
  from: person,
  to: s.list(person),
  cc: s.list(person),
  /** Visible to the sender only. */
  bcc: s.list(person),
})

const write = { ...asMember, refusals: [404, 409] } as const

export const mailLabels = defineRoute('GET /api/mail/labels', {
  ...asMember,
  name: 'mail.mailLabels',
  original: true,
  response: s.object({ labels: s.list(label) }),
})

export const createMailLabel = defineRoute('POST /api/mail/labels', {
  ...asMember,
  name: 'mail.createMailLabel',
  idempotent: true,
  body: s.object({ name: s.text, color: s.choice(labelColors) }),
  response: s.object({ label }),
})

export const removeMailLabel = defineRoute('DELETE /api/mail/labels', {
  ...write,
  name: 'mail.removeMailLabel',
  query: { labelId: s.text },
  response: s.object({ labelId: s.text }),
})

/** A page of mails under a label (default: inbox); `grouped` lists conversations. */
export const mailList = defineRoute('GET /api/mail/mails', {
  ...asMember,
  name: 'mail.mails',
  original: true,
  query: {
    'labelId?': s.text,
    'search?': s.text,
    'page?': { ...s.integer, minimum: 0, maximum: 9999 },
    'grouped?': s.choice([1]),
  },
  response: s.object({ mails: s.list(mail), hasMore: s.flag }),
  refusals: [404],
})

export const mailThread = defineRoute('GET /api/mail/thread', {
  ...write,
  name: 'mail.mailThread',
  query: { mailId: s.keyShape },
  response: s.object({ mails: s.list(mail) }),
})

export const mailById = defineRoute('GET /api/mail/mail', {
  ...write,
  name: 'mail.mailRead',
  original: true,
  query: { mailId: s.keyShape },
  response: s.object({ mail }),
})

export const mailContacts = defineRoute('GET /api/mail/contacts', {
  ...asMember,
  name: 'mail.mailContacts',
  response: s.object({ contacts: s.list(person) }),
})

const recipients = s.list(s.either(s.integer, s.text))

/** Creates or updates a draft. Recipients are user numbers or addresses. */
export const saveMailDraft = defineRoute('POST /api/mail/drafts', {
  ...write,
  name: 'mail.saveDraft',
  idempotent: true,
  body: s.object({
    'mailId?': s.orNull(s.keyShape),
    'to?': recipients,
    'cc?': recipients,
    'bcc?': recipients,
    'subject?': s.text,
    'message?': s.text,
    'attachments?': s.list(s.text),
    /** Mail it replies to. */
    'answers?': s.orNull(s.keyShape),
  }),
  response: s.object({ mail }),
})

export const sendMail = defineRoute('POST /api/mail/send', {
  ...write,
  name: 'mail.sendMail',
  body: s.object({ mailId: s.keyShape }),
  response: s.object({ mail }),
  refusals: [404, 409, 429],
})

export const undoMail = defineRoute('POST /api/mail/undo', {
  ...write,
  name: 'mail.undoMail',
  body: s.object({ mailId: s.keyShape }),
  response: s.object({ mail }),
})

export const updateMails = defineRoute('POST /api/mail/change', {
  ...write,
  name: 'mail.changeMails',
  body: s.object({
    mailIds: s.list(s.keyShape, 500),
    'folder?': s.choice(mailFolders),
    'isUnread?': s.flag,
    'isStarred?': s.flag,
    'isImportant?': s.flag,
    'addLabel?': s.text,
    'removeLabel?': s.text,
  }),
  response: s.object({ changed: s.integer }),
})

export const deleteMails = defineRoute('POST /api/mail/forget', {
  ...write,
  name: 'mail.forgetMails',
  body: s.object({ mailIds: s.list(s.keyShape, 500) }),
  response: s.object({ forgotten: s.integer }),
})

export const uploadMailFile = defineRoute('POST /api/mail/attachments', {
  ...asMember,
  name: 'mail.mailUpload',
  query: { name: s.text },
  upload: true,
  response: s.object({ attachment }),
})

export type MailFolder = (typeof mailFolders)[number]
export type MailLabel = ResponseOf<typeof mailLabels>['labels'][number]
export type Mail = ResponseOf<typeof mailById>['mail']
export type MailContact = Mail['from']
export type MailAttachment = Mail['attachments'][number]
export type MailChange = InputOf<typeof updateMails>['body']
export type MailDraftInput = InputOf<typeof saveMailDraft>['body']
