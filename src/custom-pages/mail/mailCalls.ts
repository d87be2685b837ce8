import type { Mail, MailAttachment, MailContact, MailLabel } from '../../domain/mail'
import { callsTo } from '../../providers/callsTo'
import type { Http } from '../../providers/http'
import { labelsIn, mailIn, mailsIn } from './mailIn'

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
  /** The mail it answers. */
  readonly answers?: number
}

/** What the page asks of the server. */
export function mailCalls(http: Http) {
  const { ask, post, upload } = callsTo(http, '/api/mail')
  type One = { mail: Mail }
  return {
    labels: async () => labelsIn((await ask<{ labels: unknown }>('labels')).labels),
    async list(labelId: string, search: string, page: number): Promise<MailPageOf> {
      const query = new URLSearchParams({ labelId, search, page: `${page}`, grouped: '1' })
      const { mails, hasMore = false } = await ask<Partial<MailPageOf>>(`mails?${query}`)
      return { mails: mailsIn(mails), hasMore }
    },
    thread: async (id: number) =>
      mailsIn((await ask<{ mails: unknown }>(`thread?mailId=${id}`)).mails),
    read: async (id: number) => mailIn((await ask<One>(`mail?mailId=${id}`)).mail),
    contacts: async () => (await ask<{ contacts: readonly MailContact[] }>('contacts')).contacts,
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
      post<{ label: MailLabel }>('labels', { name, color }, key),
    removeLabel: (id: string) => ask(`labels?labelId=${id}`, { method: 'DELETE' }),
    upload: upload<MailAttachment>,
  }
}
export type MailCalls = ReturnType<typeof mailCalls>
