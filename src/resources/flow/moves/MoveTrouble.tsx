import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslate } from 'ra-core'
import type { Refused } from './refused'

interface MoveTroubleProps {
  readonly refused: Refused
  /** Key of its heading. */
  readonly titleKey?: string
}

/** Why a transition, or another change of a record, was refused: all unmet conditions. */
export function MoveTrouble({ refused, titleKey = 'form.flow.notDone' }: MoveTroubleProps) {
  const translate = useTranslate()
  const { status, message, unmet } = refused
  const stale = status === 412
  const own: Record<number, string> = { 0: 'form.flow.offline', 412: 'form.flow.staleText' }
  return (
    <Alert severity={stale ? 'warning' : 'error'}>
      <AlertTitle>{translate(stale ? 'form.conflictTitle' : titleKey)}</AlertTitle>
      {own[status] ? translate(own[status]) : message}
      {unmet.length > 0 && (
        <ul className="p-bullets">
          {unmet.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
