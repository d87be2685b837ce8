import type { Mail, MailContact, MailLabel } from '../../domain/mail'
import { partRow, partRows } from '../../providers/partRows'
import { isObject } from '../../providers/sessionView'

const nobody: MailContact = { name: '—', email: null }
const noMail: Mail = {
  ...{ id: 0, threadId: 0, labelIds: [], folder: '', subject: '', snippet: '', createdAt: '' },
  ...{ isImportant: false, isStarred: false, isUnread: false, isSending: false },
  ...{ attachments: [], from: nobody, to: [], cc: [], bcc: [] },
}
const noLabel: MailLabel = { id: '', type: 'custom', name: '', unreadCount: 0, color: null }

/** A mail with no more than its server knows of it. */
export function mailIn(value: unknown): Mail {
  const told = partRow(value, noMail)
  return {
    ...told,
    threadId: told.threadId || told.id,
    from: partRow(told.from, nobody),
    to: partRows(told.to, nobody),
    cc: partRows(told.cc, nobody),
    bcc: partRows(told.bcc, nobody),
  }
}
export const mailsIn = (value: unknown): readonly Mail[] =>
  Array.isArray(value) ? value.filter(isObject).map(mailIn) : []

export const labelsIn = (value: unknown): readonly MailLabel[] =>
  partRows(value, noLabel).map(label => ({ ...label, name: label.name || label.id }))
