import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslate } from 'ra-core'
import type { Refused } from './refused'

/** Why a transition was refused: all unmet conditions. */
export function MoveTrouble({ refused }: { readonly refused: Refused }) {
  const translate = useTranslate()
  const { status, message, unmet } = refused
  const stale = status === 412
  const own: Record<number, string> = { 0: 'app.page.wrongText', 412: 'form.flow.staleText' }
  return (
    <Alert severity={stale ? 'warning' : 'error'}>
      <AlertTitle>{translate(stale ? 'form.conflictTitle' : 'form.flow.notDone')}</AlertTitle>
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
