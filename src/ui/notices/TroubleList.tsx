import './notices.css'
import Failed from '@mui/icons-material/ErrorOutlineRounded'
import Fine from '@mui/icons-material/TaskAltRounded'
import { useStore, useTranslate } from 'ra-core'
import { useLanguage } from '../../providers/backend/backendContext'
import { type RequestFailure, TROUBLES } from '../../providers/backend/failures'
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
          <li key={at} className="notice">
            <span className="notice-icon notice-problem">
              <Failed fontSize="small" aria-hidden="true" />
            </span>
            <div className="notice-words">
              <strong>{text}</strong>
              <time dateTime={at}>{timeAgo(at, language)}</time>
            </div>
          </li>
        ))}
      </ul>
      <div className="p-centred notices-more">
        <Button onClick={() => setTroubles([])}>{translate('shell.notices.clearProblems')}</Button>
      </div>
    </>
  )
}
