import './notices.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { kindsFor, type NoticeKind, noticeChannels } from '../../model/definition/notice'
import {
  noticePreferences,
  setNoticePreferences,
  type NoticePreferences as Wishes,
} from '../../model/endpoints/noticePreferences'
import type { InputOf } from '../../model/route/defineRoute'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import { Switch } from '../primitives/inputs'
import { Card, Text } from '../primitives/layout'
import { Table } from '../primitives/Table'
import { ErrorState } from '../states/Waiting'

const queryKey = ['notices', 'wishes']

/** Notice preferences by kind, in the app and by mail; saved at once. */
export function NoticeSettings() {
  const translate = useTranslate()
  const { ROLE } = useMe()
  const { data, error, refetch, setPreference } = usePreferences()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Card flush title={translate('shell.notices.wishes')}>
      <Text as="p" size="md" tone="secondary" className="notice-wishes">
        {translate('shell.notices.wishesText')}
      </Text>
      <Table
        label={translate('shell.notices.wishes')}
        rows={kindsFor(ROLE)}
        rowKey={kind => kind}
        columns={[
          { key: 'kind', label: '', cell: kind => translate(`shell.notices.${kind}`) },
          ...noticeChannels.map(way => ({
            key: way,
            label: translate(`shell.notices.by.${way}`),
            isNumber: true,
            cell: (kind: NoticeKind) => (
              <Switch
                aria-label={`${translate(`shell.notices.${kind}`)}: ${translate(`shell.notices.by.${way}`)}`}
                disabled={!data || (way === 'mail' && !data[kind].app)}
                checked={data?.[kind][way] ?? way === 'app'}
                onChange={({ target }) => setPreference(kind, { [way]: target.checked })}
              />
            ),
          })),
        ]}
      />
    </Card>
  )
}

function usePreferences() {
  const { http } = useBackend()
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: () => call(http, noticePreferences, {}) })
  const { mutate } = useMutation({
    mutationFn: (body: InputOf<typeof setNoticePreferences>['body']) =>
      call(http, setNoticePreferences, { body }),
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
