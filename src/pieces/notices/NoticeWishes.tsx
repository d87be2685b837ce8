import './notices.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { kindsFor, type NoticeKind, noticeWays } from '../../model/notice'
import { useBackend, useMe } from '../../providers/backendContext'
import type { NoticeWishes as Wishes } from '../../providers/notices'
import { ErrorState } from '../states/ErrorState'

const queryKey = ['notices', 'wishes']

/** Of what somebody wants to be told, kind by kind, and whether a mail says it too; kept at once. */
export function NoticeWishes() {
  const translate = useTranslate()
  const id = useId()
  const { ROLE } = useMe()
  const { data, error, refetch, wish } = useWishes()
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
                    onChange={({ target }) => wish(kind, { [way]: target.checked })}
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

function useWishes() {
  const { notices } = useBackend()
  const client = useQueryClient()
  const asked = useQuery({ queryKey, queryFn: notices.wishes })
  const { mutate } = useMutation({
    mutationFn: notices.wish,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const wish = (kind: NoticeKind, change: Partial<Wishes[NoticeKind]>) => {
    client.setQueryData<Wishes>(queryKey, before => before && wished(before, kind, change))
    mutate({ [kind]: change })
  }
  return { ...asked, wish }
}

/** What is not told in the app is not mailed either. */
function wished(before: Wishes, kind: NoticeKind, change: Partial<Wishes[NoticeKind]>): Wishes {
  const { app, mail } = { ...before[kind], ...change }
  return { ...before, [kind]: { app, mail: app && mail } }
}
