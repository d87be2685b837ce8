import { having, key, list, operationsOf, query, text, upload, yes } from './areaPaths'
import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'

const all = (properties: JsonSchema) => having(Object.keys(properties), properties)

/** Mail between people: the calls of product.md 7, and ours beside them. */
export function mailPaths({ language, me }: Telling): Record<string, JsonSchema> {
  if (me?.ROLE === 'user') return {}
  const { operation, get, post } = operationsOf('mail', language, 401, 403, 404, 409, 422)
  return {
    '/api/mail/labels': {
      ...get('mailLabels', all({ labels: list(label) })),
      ...post('createMailLabel', all({ name: text, color: text }), all({ label })),
      delete: operation('removeMailLabel', all({ labelId: text }), {
        parameters: [query('labelId', text)],
      }),
    },
    '/api/mail/mails': get(
      'mails',
      all({ mails: list(mail), hasMore: yes }),
      query('labelId', text, false),
      query('search', text, false),
      query('page', key, false),
      query('grouped', { type: 'integer', enum: [1] }, false),
    ),
    '/api/mail/thread': get('mailThread', all({ mails: list(mail) }), query('mailId', key)),
    '/api/mail/mail': get('mailRead', all({ mail }), query('mailId', key)),
    '/api/mail/contacts': get('mailContacts', all({ contacts: list(person) })),
    '/api/mail/drafts': post('saveDraft', draft, all({ mail })),
    '/api/mail/send': post('sendMail', all({ mailId: key }), all({ mail })),
    '/api/mail/undo': post('undoMail', all({ mailId: key }), all({ mail })),
    '/api/mail/change': post('changeMails', change, all({ changed: key })),
    '/api/mail/forget': post('forgetMails', all({ mailIds: list(key) }), all({ forgotten: key })),
    '/api/mail/attachments': { post: operation('mailUpload', all({ attachment }), upload) },
  }
}

const label = all({ id: text, type: text, name: text, unreadCount: key })
const person = having(['name'], { id: key, name: text })
const attachment = all({ id: text, name: text, size: key, type: text, path: text })
const mail = having(['id', 'labelIds', 'folder', 'subject', 'createdAt', 'from', 'to'], {
  id: key,
  threadId: key,
  together: list(all({ id: key, isMine: yes })),
  labelIds: list(text),
  folder: text,
  isImportant: yes,
  isStarred: yes,
  isUnread: yes,
  subject: text,
  message: text,
  createdAt: { type: 'string', format: 'date-time' },
  attachments: list(attachment),
  from: person,
  to: list(person),
})
const draft = having([], {
  mailId: key,
  to: list({}),
  cc: list({}),
  bcc: list({}),
  subject: text,
  message: text,
  attachments: list(text),
  answers: key,
})
const change = having(['mailIds'], {
  mailIds: list(key),
  folder: { type: 'string', enum: ['inbox', 'sent', 'archive', 'trash'] },
  isUnread: yes,
  isStarred: yes,
  isImportant: yes,
  addLabel: text,
  removeLabel: text,
})
