import Inbox from '@mui/icons-material/InboxOutlined'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { dateTime } from '../../kinds/dateTime/data'
import { simulatedMails } from '../../model/endpoints/account'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { LoadingForm } from '../../ui/loading/Loading'
import { PageHead } from '../../ui/page/PageHead'
import { ErrorState } from '../../ui/states/ErrorState'
import { StateFrame } from '../../ui/states/StateFrame'
import './simulated-mail.css'

/** The mails of the simulation, newest first; none of them was sent. */
export function SimulatedMailPage() {
  const translate = useTranslate()
  const language = useLanguage()
  const { http } = useBackend()
  const { data, error, refetch } = useQuery({
    queryKey: ['simulated-mails'],
    queryFn: async () => (await ask(http, simulatedMails, {})).mails,
    refetchInterval: 5_000,
    retry: false,
  })
  return (
    <div className="p-page">
      <PageHead trailing={<Simulated />} />
      <p className="mails-lead">{translate('mail.simulated.text')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingForm />}
      {data?.length === 0 && (
        <div className="p-card">
          <StateFrame icon={Inbox} title={translate('mail.simulated.empty')} />
        </div>
      )}
      <ul className="mails">
        {data?.map(mail => (
          <li key={mail.ID} className="p-card">
            <header>
              <h2>{mail.SUBJECT}</h2>
              <span>
                <bdi>{mail.RECIPIENT}</bdi> · <bdi>{dateTime.print(mail.AT, {}, language)}</bdi>
              </span>
            </header>
            <p dir="auto">{mail.TEXT}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Simulated = () => <span className="mails-chip">{useTranslate()('app.common.simulated')}</span>
