import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { dateTime } from '../../kinds/dateTime/data'
import { endSession, type OpenSession, sessions } from '../../model/endpoints/account'
import { Button } from '../../pieces/controls/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'

const key = ['account', 'sessions']

/** Active sessions, which can be ended here. */
export function SessionsCard() {
  const translate = useTranslate()
  const { http } = useBackend()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => ask(http, sessions, {}),
  })
  const ending = useMutation({
    mutationFn: (id: string) => ask(http, endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  return (
    <section className="p-card account-card" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{translate('account.sessions')}</h2>
      <p>{translate('account.sessionsText')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul className="account-sessions">
        {data?.sessions.map(session => (
          <SessionRow key={session.ID} session={session} onEnd={() => ending.mutate(session.ID)} />
        ))}
      </ul>
    </section>
  )
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const translate = useTranslate()
  const language = useLanguage()
  const name = agentName(session.AGENT) || translate('account.unknownDevice')
  return (
    <li>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {translate('account.since', {
            date: dateTime.print(session.CREATED_AT, {}, language),
          })}
        </span>
      </div>
      {session.CURRENT ? (
        <em>{translate('account.thisDevice')}</em>
      ) : (
        <Button
          variant="outlined"
          color="error"
          onClick={onEnd}
          aria-label={`${translate('account.end')}: ${name}`}
        >
          {translate('account.end')}
        </Button>
      )}
    </li>
  )
}

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** "Chrome · Android" from a user agent; empty if unknown. */
function agentName(agent: string | null): string {
  const find = (patterns: readonly [RegExp, string][]) =>
    patterns.find(([pattern]) => pattern.test(agent ?? ''))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(' · ')
}
