import './notices.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { noticeKinds } from '../../model/notice'
import { useBackend } from '../../providers/backendContext'
import type { NoticeWishes as Wishes } from '../../providers/notices'
import { ErrorState } from '../states/ErrorState'

const queryKey = ['notices', 'wishes']

/** Of what somebody wants to be told, kind by kind; kept at once. */
export function NoticeWishes() {
  const translate = useTranslate()
  const id = useId()
  const { notices } = useBackend()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey, queryFn: notices.wishes })
  const { mutate } = useMutation({
    mutationFn: notices.wish,
    onMutate: wished =>
      client.setQueryData<Wishes>(queryKey, before => before && { ...before, ...wished }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <section className="p-card notice-wishes" aria-labelledby={id}>
      <h2 id={id}>{translate('shell.notices.wishes')}</h2>
      <p>{translate('shell.notices.wishesText')}</p>
      {noticeKinds.map(kind => (
        <label key={kind}>
          <input
            type="checkbox"
            disabled={!data}
            checked={data?.[kind] ?? true}
            onChange={({ target }) => mutate({ [kind]: target.checked })}
          />
          {translate(`shell.notices.${kind}`)}
        </label>
      ))}
    </section>
  )
}
