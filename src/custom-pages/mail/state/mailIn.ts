import {
  type Mail,
  type MailContact,
  type MailLabel,
  mailById,
  mailList,
} from '../../../contracts/mail'
import type { ResponseOf } from '../../../model/route/defineRoute'
import { call } from '../../../providers/dataProvider/call'
import { partRow, partRows } from '../../../providers/dataProvider/partRows'
import type { Http } from '../../../providers/http/http'
import { isObject } from '../../../providers/session/sessionView'

const unknownContact: MailContact = { name: '—', email: null }
const noMail: Mail = {
  ...{ id: 0, threadId: 0, labelIds: [], folder: '', subject: '', snippet: '', createdAt: '' },
  ...{ isImportant: false, isStarred: false, isUnread: false, isSending: false },
  ...{ attachments: [], from: unknownContact, to: [], cc: [], bcc: [] },
}
const noLabel: MailLabel = { id: '', type: 'custom', name: '', unreadCount: 0, color: null }

/** Parses a mail with optional fields missing. */
function mailIn(value: unknown): Mail {
  const parsed = partRow(value, noMail)
  return {
    ...parsed,
    threadId: parsed.threadId || parsed.id,
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

interface MailQuery {
  readonly label: string
  readonly search: string
  readonly page: number
}

/** A page of conversations under a label. */
export async function fetchMails(
  http: Http,
  { label, ...request }: MailQuery,
): Promise<MailPageView> {
  const query = { ...request, labelId: label, grouped: 1 } as const
  const { mails, hasMore = false } = await call(http, mailList, { query })
  return { mails: mailsIn(mails), hasMore }
}
export type MailPageView = ResponseOf<typeof mailList>

/** True when a mail or its grouped conversation includes this one. */
export const includesMail = ({ id, together }: Mail, mailId: number | null) =>
  id === mailId || together?.some(each => each.id === mailId) === true
