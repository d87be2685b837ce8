import './notices.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { kindsFor, type NoticeKind, noticeWays } from '../../model/definition/notice'
import {
  noticeWishes,
  setNoticeWishes,
  type NoticeWishes as Wishes,
} from '../../model/endpoints/notices'
import type { InputOf } from '../../model/route/defineRoute'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import { ErrorState } from '../states/ErrorState'

const queryKey = ['notices', 'wishes']

/** Notice preferences by kind, in the app and by mail; saved at once. */
export function NoticeSettings() {
  const translate = useTranslate()
  const id = useId()
  const { ROLE } = useMe()
  const { data, error, refetch, setPreference } = usePreferences()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <section className="p-card notice-wishes" aria-labelledby={id}>
      <h2 id={id}>{translate('shell.notices.wishes')}</h2>
      <p>{translate('shell.notices.wishesText')}</p>
      <table>
        <thead>
          <tr>
            <td />
            {noticeWays.map(way => (
              <th key={way} scope="col">
                {translate(`shell.notices.by.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindsFor(ROLE).map(kind => (
            <tr key={kind}>
              <th scope="row">{translate(`shell.notices.${kind}`)}</th>
              {noticeWays.map(way => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={`${translate(`shell.notices.${kind}`)}: ${translate(`shell.notices.by.${way}`)}`}
                    disabled={!data || (way === 'mail' && !data[kind].app)}
                    checked={data?.[kind][way] ?? way === 'app'}
                    onChange={({ target }) => setPreference(kind, { [way]: target.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function usePreferences() {
  const { http } = useBackend()
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: () => call(http, noticeWishes, {}) })
  const { mutate } = useMutation({
    mutationFn: (body: InputOf<typeof setNoticeWishes>['body']) =>
      call(http, setNoticeWishes, { body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const setPreference = (kind: NoticeKind, change: Partial<Wishes[NoticeKind]>) => {
    client.setQueryData<Wishes>(queryKey, before => before && withPreference(before, kind, change))
    mutate({ [kind]: change })
  }
  return { ...query, setPreference }
}

/** Mail requires the notice in the app. */
function withPreference(
  before: Wishes,
  kind: NoticeKind,
  change: Partial<Wishes[NoticeKind]>,
): Wishes {
  const { app, mail } = { ...before[kind], ...change }
  return { ...before, [kind]: { app, mail: app && mail } }
}
