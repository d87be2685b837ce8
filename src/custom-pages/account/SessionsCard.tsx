import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { dateTime } from '../../kinds/dateTime/data'
import { endSession, type OpenSession, sessions } from '../../model/endpoints/account'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { Button } from '../../ui/controls/Button'
import { Item } from '../../ui/primitives/Item'
import { Card, Chip, Stack, Text } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/Waiting'

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
    <Card stacked title={translate('account.sessions')}>
      <Text size="md" tone="secondary" i18nKey="account.sessionsText" />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack as="ul" gap={0} divided>
        {data?.sessions.map(session => (
          <SessionRow key={session.ID} session={session} onEnd={() => ending.mutate(session.ID)} />
        ))}
      </Stack>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const translate = useTranslate()
  const language = useLanguage()
  const name = agentName(session.AGENT) || translate('account.unknownDevice')
  return (
    <li>
      <Item
        title={<bdi>{name}</bdi>}
        sub={translate('account.since', {
          date: dateTime.print(session.CREATED_AT, {}, language),
        })}
        end={
          session.CURRENT ? (
            <Chip tone="success">{translate('account.thisDevice')}</Chip>
          ) : (
            <Button
              variant="outlined"
              color="error"
              onClick={onEnd}
              aria-label={`${translate('account.end')}: ${name}`}
              i18nKey="account.end"
            />
          )
        }
      />
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
