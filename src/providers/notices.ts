import type { NoticeKind } from '../model/notice'
import type { Http } from './http'

/** What somebody is told; of a record they may not read it says neither name nor address. */
export interface Notice {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  readonly at: string
  readonly isRead: boolean
  readonly label: string
  readonly resource?: string
  readonly record?: string | number
  readonly title?: string
  /** The date it is about, and what stands there. */
  readonly field?: string
  readonly day?: string
}
export interface NoticePage {
  readonly notices: readonly Notice[]
  readonly unread: number
  /** Older ones stand before this. */
  readonly next?: number
}
export interface NoticeWish {
  readonly unread?: boolean
  readonly kind?: NoticeKind | undefined
  readonly before?: number | undefined
}
export type NoticeWishes = Readonly<Record<NoticeKind, boolean>>

/** One's own notices, and how much waits in each flow. */
export interface Notices {
  page(wish: NoticeWish): Promise<NoticePage>
  mark(ids: readonly number[] | 'all', read: boolean): Promise<unknown>
  wishes(): Promise<NoticeWishes>
  wish(wishes: Partial<NoticeWishes>): Promise<NoticeWishes>
  waiting(): Promise<Readonly<Record<string, number>>>
}

const path = '/hanadb/api/account/notices'

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
    waiting: async () =>
      (await ask<{ waiting: Readonly<Record<string, number>> }>('/hanadb/api/waiting')).waiting,
  }
}
