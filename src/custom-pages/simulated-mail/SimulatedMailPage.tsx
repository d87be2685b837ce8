import Inbox from '@mui/icons-material/InboxOutlined'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { dateTime } from '../../kinds/dateTime/data'
import { simulatedMails } from '../../model/endpoints/account'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { PageHead } from '../../ui/page/PageHead'
import { Card, Chip, Stack, Text } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingForm } from '../../ui/states/Waiting'

/** The mails of the simulation, newest first; none of them was sent. */
export function SimulatedMailPage() {
  const translate = useTranslate()
  const language = useLanguage()
  const { http } = useBackend()
  const { data, error, refetch } = useQuery({
    queryKey: ['simulated-mails'],
    queryFn: async () => (await ask(http, simulatedMails, {})).mails,
    refetchInterval: 5_000,
  })
  return (
    <div className="p-page">
      <PageHead trailing={<Simulated />} />
      <Text as="p" size="md" tone="secondary" i18nKey="mail.simulated.text" />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingForm />}
      {data?.length === 0 && (
        <Card flush>
          <StateFrame icon={Inbox} title={translate('mail.simulated.empty')} />
        </Card>
      )}
      <Stack as="ul" gap={4}>
        {data?.map(mail => (
          <Card
            key={mail.ID}
            as="li"
            title={mail.SUBJECT}
            actions={
              <Text size="md" tone="secondary">
                <bdi>{mail.RECIPIENT}</bdi> · <bdi>{dateTime.print(mail.AT, {}, language)}</bdi>
              </Text>
            }
          >
            <p className="p-prose" dir="auto">
              {mail.TEXT}
            </p>
          </Card>
        ))}
      </Stack>
    </div>
  )
}

const Simulated = () => <Chip tone="warning">{useTranslate()('app.common.simulated')}</Chip>
