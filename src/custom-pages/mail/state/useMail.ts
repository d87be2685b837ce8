import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEvent } from 'ra-core'
import { useMemo } from 'react'
import { tenantOf } from '../../../base/business'
import {
  deleteMails,
  type Mail,
  type MailChange,
  mailLabels,
  updateMails,
} from '../../../contracts/mail'
import {
  requiredContext,
  useBackend,
  useLive,
  useMe,
} from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import { useAttempt } from '../../../ui/controls/useAttempt'
import { fetchMails, labelsIn, type MailPageView, type MailPlace } from './mailIn'

const POLL_MS = 15_000

type MailPatch = Partial<Pick<Mail, 'isImportant' | 'isStarred' | 'isUnread'>> &
  Pick<MailChange, 'folder' | 'addLabel' | 'removeLabel'>

/** Labels and mails of the current place, with live updates. */
export function useMail(place: MailPlace) {
  const { http, live } = useBackend()
  const me = useMe()
  const { attempt } = useAttempt()
  const client = useQueryClient()
  const root = useMemo(() => ['mail', me.ID, tenantOf(me)], [me])
  const isPlain = me.PLAIN_SERVER === true
  const refetchInterval = live.isOn && !isPlain ? false : POLL_MS
  const common = { refetchInterval } as const
  const labels = useQuery({
    queryKey: [...root, 'labels'],
    queryFn: async () => labelsIn((await call(http, mailLabels, {})).labels),
    ...common,
  })
  const { label, search, page } = place
  const listKey = [...root, 'list', label, search, page]
  const list = useQuery({
    queryKey: listKey,
    queryFn: () => fetchMails(http, { ...place, isPlain }),
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
  /** Optimistic update, reverted on refusal. */
  const act = useEvent((work: () => Promise<unknown>) =>
    attempt(work).finally(() => void refresh()),
  )
  const show = (update: (mails: MailPageView) => MailPageView) =>
    client.setQueryData<MailPageView>(listKey, current => current && update(current))
  const drop = (ids: readonly number[]) =>
    show(current => ({ ...current, mails: current.mails.filter(({ id }) => !ids.includes(id)) }))
  const change = useEvent((ids: readonly number[], changes: MailPatch) => {
    const { folder, addLabel: _, removeLabel: __, ...marks } = changes
    if (folder && label !== 'all') drop(ids)
    else
      show(current => ({
        ...current,
        mails: current.mails.map(mail => (ids.includes(mail.id) ? { ...mail, ...marks } : mail)),
      }))
    client.setQueriesData<readonly Mail[]>({ queryKey: [...root, 'thread'] }, mails =>
      mails?.map(mail => (ids.includes(mail.id) ? { ...mail, ...marks } : mail)),
    )
    return act(() => call(http, updateMails, { body: { ...changes, mailIds: ids } }))
  })
  const deleteForever = useEvent((ids: readonly number[]) => {
    drop(ids)
    return act(() => call(http, deleteMails, { body: { mailIds: ids } }))
  })
  return { http, root, labels, list, refresh, act, change, deleteForever, place, me, isPlain }
}

export type Mailing = ReturnType<typeof useMail>
export const [MailStateContext, useMailing] = requiredContext<Mailing>(
  'useMailing needs the page of the mail around it',
)
