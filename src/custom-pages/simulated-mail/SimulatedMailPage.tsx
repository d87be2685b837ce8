import Inbox from '@mui/icons-material/InboxOutlined'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { dateTime } from '../../model/kinds/time'
import { PageHead } from '../../pieces/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { State } from '../../pieces/states/State'
import { useBackend, useLanguage } from '../../providers/backendContext'
import './simulated-mail.css'

/** The mails of the simulation, newest first; nothing of it ever left the house. */
export function SimulatedMailPage() {
  const translate = useTranslate()
  const language = useLanguage()
  const { account } = useBackend()
  const { data, error, refetch } = useQuery({
    queryKey: ['simulated-mails'],
    queryFn: account.simulatedMails,
    refetchInterval: 5_000,
    retry: false,
  })
  return (
    <div className="p-page">
      <PageHead beside={<Simulated />} />
      <p className="mails-lead">{translate('app.mails.text')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingForm />}
      {data?.length === 0 && (
        <div className="p-card">
          <State icon={Inbox} title={translate('app.mails.empty')} />
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
