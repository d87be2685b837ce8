import type { Notice, NoticeKind, NoticeWish } from '../model/notice'
import type { Http } from './http'

export interface NoticePage {
  readonly notices: readonly Notice[]
  readonly unread: number
  /** Older ones stand before this. */
  readonly next?: number
}
export interface NoticeChoice {
  readonly unread?: boolean
  readonly kind?: NoticeKind | undefined
  readonly before?: number | undefined
}
export type NoticeWishes = Readonly<Record<NoticeKind, NoticeWish>>
export type ChangedWishes = Readonly<Partial<Record<NoticeKind, Partial<NoticeWish>>>>

/** One's own notices, and how much waits in each flow. */
export interface Notices {
  page(wish: NoticeChoice): Promise<NoticePage>
  mark(ids: readonly number[] | 'all', read: boolean): Promise<unknown>
  wishes(): Promise<NoticeWishes>
  wish(wishes: ChangedWishes): Promise<NoticeWishes>
  /** When one asked for a page, within a day. */
  askedAt(page: string): Promise<string | null>
  /** Asks who gives roles for a page; answers when that was. */
  askFor(page: string): Promise<string>
  waiting(): Promise<Readonly<Record<string, number>>>
}

const path = '/hanadb/api/account/notices'
const access = '/hanadb/api/account/access-requests'

export function createNotices(http: Http): Notices {
  const ask = async <Said>(address: string, body?: object) =>
    (await http.request(address, body ? { method: 'PUT', body } : {})) as Said
  return {
    page({ unread, kind, before }) {
      const query = new URLSearchParams({
        ...(unread && { unread: 'true' }),
        ...(kind && { kind }),
        ...(before !== undefined && { before: String(before) }),
      })
      return ask(`${path}?${query}`)
    },
    mark: (ids, read) => ask(path, { ids, read }),
    wishes: () => ask(`${path}/wishes`),
    wish: wishes => ask(`${path}/wishes`, wishes),
    askedAt: async page =>
      (await ask<{ at: string | null }>(`${access}?${new URLSearchParams({ page })}`)).at,
    async askFor(page) {
      const answer = await http.request(access, { method: 'POST', body: { page } })
      return (answer as { at: string }).at
    },
    waiting: async () =>
      (await ask<{ waiting: Readonly<Record<string, number>> }>('/hanadb/api/waiting')).waiting,
  }
}
