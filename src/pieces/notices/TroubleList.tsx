import './notices.css'
import Failed from '@mui/icons-material/ErrorOutlineRounded'
import Fine from '@mui/icons-material/TaskAltRounded'
import { useStore, useTranslate } from 'ra-core'
import { useLanguage } from '../../providers/backendContext'
import { TROUBLES, type Trouble } from '../../providers/troubles'
import { Button } from '../Button'
import { State } from '../states/State'
import { timeAgo } from '../timeAgo'

/** What went wrong of late on this device: each was told in a toast, which is gone by now. */
export function TroubleList() {
  const translate = useTranslate()
  const language = useLanguage()
  const [troubles, keep] = useStore<readonly Trouble[]>(TROUBLES, [])
  if (troubles.length === 0)
    return <State icon={Fine} title={translate('shell.notices.noProblems')} />
  return (
    <>
      <ul className="notices">
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
      <div className="notices-more">
        <Button onClick={() => keep([])}>{translate('shell.notices.clearProblems')}</Button>
      </div>
    </>
  )
}
