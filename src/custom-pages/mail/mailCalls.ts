import { httpErrorOf } from '../../providers/dataProvider/httpError'
import type { Http } from '../../providers/http'

export interface Contact {
  readonly id?: number
  readonly name: string
  readonly email: string | null
}
export interface Attachment {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly path: string
}
export interface Mail {
  readonly id: number
  readonly labelIds: readonly string[]
  readonly folder: string
  readonly isImportant: boolean
  readonly isStarred: boolean
  readonly isUnread: boolean
  readonly isSending: boolean
  readonly subject: string
  readonly message?: string
  readonly snippet: string
  readonly createdAt: string
  readonly attachments: readonly Attachment[]
  readonly from: Contact
  readonly to: readonly Contact[]
  readonly cc: readonly Contact[]
  readonly bcc: readonly Contact[]
}
export interface Label {
  readonly id: string
  readonly type: 'system' | 'custom'
  readonly name: string
  readonly unreadCount: number
  readonly color: string | null
}
export interface MailPageOf {
  readonly mails: readonly Mail[]
  readonly hasMore: boolean
}
export type MailChange = Partial<Pick<Mail, 'isImportant' | 'isStarred' | 'isUnread'>> & {
  readonly folder?: string
  readonly addLabel?: string
  readonly removeLabel?: string
}
export interface DraftWish {
  readonly to: readonly (number | string)[]
  readonly cc: readonly (number | string)[]
  readonly bcc: readonly (number | string)[]
  readonly subject: string
  readonly message: string
  readonly attachments: readonly string[]
}

const PATH = '/api/mail'

/** What the page asks of the server. */
export function mailCalls(http: Http) {
  const ask = async <T>(path: string, request: Parameters<Http['exchange']>[1] = {}) => {
    const answer = await http.exchange(`${PATH}/${path}`, request)
    if (!answer.ok) throw httpErrorOf(answer)
    return answer.body as T
  }
  const post = <T>(path: string, body: object, key?: string) =>
    ask<T>(path, { method: 'POST', body, headers: key ? { 'Idempotency-Key': key } : {} })
  type One = { mail: Mail }
  return {
    labels: async () => (await ask<{ labels: readonly Label[] }>('labels')).labels,
    list: (labelId: string, search: string, page: number) =>
      ask<MailPageOf>(`mails?${new URLSearchParams({ labelId, search, page: String(page) })}`),
    read: async (id: number) => (await ask<One>(`mail?mailId=${id}`)).mail,
    contacts: async () => (await ask<{ contacts: readonly Contact[] }>('contacts')).contacts,
    /** The key belongs to the window: asked again it is the same draft. */
    begin: async (key: string) => (await post<One>('drafts', {}, key)).mail.id,
    save: async (mailId: number, draft: DraftWish) =>
      (await post<One>('drafts', { mailId, ...draft })).mail,
    send: (mailId: number) => post<One>('send', { mailId }),
    undo: (mailId: number) => post<One>('undo', { mailId }),
    change: (mailIds: readonly number[], change: MailChange) =>
      post('change', { mailIds, ...change }),
    forget: (mailIds: readonly number[]) => post('forget', { mailIds }),
    createLabel: (name: string, color: string, key: string) =>
      post<{ label: Label }>('labels', { name, color }, key),
    removeLabel: (id: string) => ask(`labels?labelId=${id}`, { method: 'DELETE' }),
    async upload(name: string, sending: Parameters<Http['upload']>[1]) {
      const answer = await http.upload(
        `${PATH}/attachments?${new URLSearchParams({ name })}`,
        sending,
      )
      if (!answer.ok) throw httpErrorOf(answer)
      return (answer.body as { attachment: Attachment }).attachment
    },
  }
}
export type MailCalls = ReturnType<typeof mailCalls>
