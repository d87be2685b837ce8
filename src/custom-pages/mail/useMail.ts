import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEvent, useNotify } from 'ra-core'
import { createContext, useContext, useMemo } from 'react'
import type { Mail } from '../../domain/mail'
import { useBackend, useLive, useMe } from '../../providers/backendContext'
import { type MailChange, type MailPageOf, mailCalls } from './mailCalls'

const POLL_MS = 15_000

export interface Place {
  readonly label: string
  readonly search: string
  readonly page: number
}

/** One's labels and the mails under one of them, as they are; what comes in shows by itself. */
export function useMail(place: Place) {
  const { http, live } = useBackend()
  const me = useMe()
  const notify = useNotify()
  const client = useQueryClient()
  const calls = useMemo(() => mailCalls(http), [http])
  const root = useMemo(() => ['mail', me.ID, me.EMPRESA], [me])
  const refetchInterval = live.isOn ? false : POLL_MS
  const common = { retry: false, refetchInterval } as const
  const labels = useQuery({ queryKey: [...root, 'labels'], queryFn: calls.labels, ...common })
  const { label, search, page } = place
  const listKey = [...root, 'list', label, search, page]
  const list = useQuery({
    queryKey: listKey,
    queryFn: () => calls.list(label, search, page),
    placeholderData: keepPreviousData,
    ...common,
  })
  const refresh = useEvent(() =>
    Promise.all([
      client.invalidateQueries({ queryKey: root }),
      client.invalidateQueries({ queryKey: ['waiting'] }),
    ]),
  )
  useLive(news => {
    const isMail = news === 'reset' || news.some(({ resource }) => resource === 'mail')
    if (isMail) void client.invalidateQueries({ queryKey: root })
  })
  /** Shown at once; what the server refuses is shown as it was. */
  const act = useEvent(async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      return false
    } finally {
      void refresh()
    }
  })
  const show = (update: (mails: MailPageOf) => MailPageOf) =>
    client.setQueryData<MailPageOf>(listKey, known => known && update(known))
  const drop = (ids: readonly number[]) =>
    show(known => ({ ...known, mails: known.mails.filter(({ id }) => !ids.includes(id)) }))
  const change = useEvent((ids: readonly number[], wish: MailChange) => {
    const { folder, addLabel: _, removeLabel: __, ...marks } = wish
    if (folder && label !== 'all') drop(ids)
    else
      show(known => ({
        ...known,
        mails: known.mails.map(mail => (ids.includes(mail.id) ? { ...mail, ...marks } : mail)),
      }))
    client.setQueriesData<readonly Mail[]>({ queryKey: [...root, 'thread'] }, mails =>
      mails?.map(mail => (ids.includes(mail.id) ? { ...mail, ...marks } : mail)),
    )
    return act(() => calls.change(ids, wish))
  })
  const forget = useEvent((ids: readonly number[]) => {
    drop(ids)
    return act(() => calls.forget(ids))
  })
  return { calls, root, labels, list, refresh, act, change, forget, place, me }
}

export type Mailing = ReturnType<typeof useMail>
export const MailContext = createContext<Mailing | null>(null)

/** The mail around this piece of the page. */
export function useMailing(): Mailing {
  const mailing = useContext(MailContext)
  if (!mailing) throw new Error('useMailing needs the page of the mail around it')
  return mailing
}
