import './notices.css'
import Failed from '@mui/icons-material/ErrorOutlineRounded'
import Fine from '@mui/icons-material/TaskAltRounded'
import { useStore, useTranslate } from 'ra-core'
import { useLanguage } from '../../providers/backend/backendContext'
import { type RequestFailure, TROUBLES } from '../../providers/backend/failures'
import { Row } from '../../ui/primitives/layout'
import { Button } from '../controls/Button'
import { timeAgo } from '../controls/timeAgo'
import { StateFrame } from '../states/StateFrame'

/** Recent errors on this device, whose toasts are gone. */
export function TroubleList() {
  const translate = useTranslate()
  const language = useLanguage()
  const [troubles, setTroubles] = useStore<readonly RequestFailure[]>(TROUBLES, [])
  if (troubles.length === 0)
    return <StateFrame icon={Fine} title={translate('shell.notices.noProblems')} />
  return (
    <>
      <ul>
        {troubles.map(({ text, at }) => (
          <Row as="li" gap={3} align="start" key={at} className="p-below notice">
            <span className="p-sign tone-error" data-round>
              <Failed fontSize="small" aria-hidden="true" />
            </span>
            <div className="p-grow notice-words">
              <strong>{text}</strong>
              <time className="p-quiet p-small" dateTime={at}>
                {timeAgo(at, language)}
              </time>
            </div>
          </Row>
        ))}
      </ul>
      <div className="p-bar p-centred">
        <Button onClick={() => setTroubles([])}>{translate('shell.notices.clearProblems')}</Button>
      </div>
    </>
  )
}
