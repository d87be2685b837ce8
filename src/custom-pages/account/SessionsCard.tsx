import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { dateTime } from '../../model/kinds/time'
import { Button } from '../../pieces/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import type { OpenSession } from '../../providers/account'
import { useBackend, useLanguage } from '../../providers/backendContext'
import { agentName } from './agentName'

const key = ['account', 'sessions']

/** Where the account is open, and the way to close it there. */
export function SessionsCard() {
  const translate = useTranslate()
  const { account } = useBackend()
  const queries = useQueryClient()
  const { data = [], error, refetch } = useQuery({ queryKey: key, queryFn: account.sessions })
  const ending = useMutation({
    mutationFn: account.endSession,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  return (
    <section className="p-card account-card" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{translate('app.account.sessions')}</h2>
      <p>{translate('app.account.sessionsText')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul className="account-sessions">
        {data.map(session => (
          <SessionRow key={session.ID} session={session} onEnd={() => ending.mutate(session.ID)} />
        ))}
      </ul>
    </section>
  )
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const translate = useTranslate()
  const language = useLanguage()
  const name = agentName(session.AGENT) || translate('app.account.unknownDevice')
  return (
    <li>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {translate('app.account.since', {
            date: dateTime.print(session.CREATED_AT, {}, language),
          })}
        </span>
      </div>
      {session.CURRENT ? (
        <em>{translate('app.account.thisDevice')}</em>
      ) : (
        <Button
          variant="outlined"
          color="error"
          onClick={onEnd}
          aria-label={`${translate('app.account.end')}: ${name}`}
        >
          {translate('app.account.end')}
        </Button>
      )}
    </li>
  )
}
