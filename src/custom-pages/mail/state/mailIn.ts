import { fold } from '../../../base/fold'
import { isObject } from '../../../base/parseJson'
import { instantIn, keyIn } from '../../../base/readValues'
import {
  type Mail,
  type MailAttachment,
  type MailContact,
  type MailLabel,
  mailById,
  mailList,
} from '../../../contracts/mail'
import type { ResponseOf } from '../../../model/route/defineRoute'
import { call } from '../../../providers/dataProvider/call'
import { partRow, partRows } from '../../../providers/dataProvider/partRows'
import type { Http } from '../../../providers/http/http'

const unknownContact: MailContact = { name: '—', email: null }
const noMail: Mail = {
  ...{ id: 0, threadId: 0, labelIds: [], folder: '', subject: '', snippet: '', createdAt: '' },
  ...{ isImportant: false, isStarred: false, isUnread: false, isSending: false },
  ...{ attachments: [], from: unknownContact, to: [], cc: [], bcc: [] },
}
const noFile: MailAttachment = { id: '', name: '', size: 0, type: '', path: '' }
const noLabel: MailLabel = { id: '', type: 'custom', name: '', unreadCount: 0, color: null }

/** Parses a mail with optional fields missing. */
function mailIn(value: unknown): Mail {
  const parsed = partRow(value, noMail)
  const id = keyIn(parsed.id)
  return {
    ...parsed,
    id,
    threadId: parsed.threadId || id,
    createdAt: instantIn(parsed.createdAt),
    attachments: partRows(parsed.attachments, noFile),
    from: partRow(parsed.from, unknownContact),
    to: partRows(parsed.to, unknownContact),
    cc: partRows(parsed.cc, unknownContact),
    bcc: partRows(parsed.bcc, unknownContact),
  }
}
export const mailsIn = (value: unknown): readonly Mail[] =>
  Array.isArray(value) ? value.filter(isObject).map(mailIn) : []

export const labelsIn = (value: unknown): readonly MailLabel[] =>
  partRows(value, noLabel).map(label => ({ ...label, name: label.name || label.id }))

/** A mail with its body. */
export const fetchMail = async (http: Http, mailId: number) =>
  mailIn((await call(http, mailById, { query: { mailId } })).mail)

export interface MailPlace {
  readonly label: string
  readonly search: string
  readonly page: number
}

interface MailQuery extends MailPlace {
  /** The server has only the original API: it answers all mails of a label, and does not search. */
  readonly isPlain?: boolean
}

/** A page of conversations under a label. */
export async function fetchMails(http: Http, request: MailQuery): Promise<MailPageView> {
  const { label: labelId, search, page, isPlain } = request
  const query = isPlain ? { labelId } : ({ search, page, labelId, grouped: 1 } as const)
  const answer = await call(http, mailList, { query })
  const mails = mailsIn(answer.mails)
  if (isPlain) return { mails: mails.filter(mail => hasWords(mail, search)), hasMore: false }
  return { mails, hasMore: answer.hasMore }
}

function hasWords({ subject, snippet, message = '', from }: Mail, search: string): boolean {
  const text = fold(`${subject} ${snippet} ${message} ${from.name}`)
  return fold(search)
    .split(/\s+/)
    .every(word => text.includes(word))
}
export type MailPageView = ResponseOf<typeof mailList>

/** True when a mail or its grouped conversation includes this one. */
export const includesMail = ({ id, together }: Mail, mailId: number | null) =>
  id === mailId || together?.some(each => each.id === mailId) === true
