import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { Sent } from '../../useRecord'

export interface NewerProps {
  readonly record: Sent
  readonly latest: Sent
  readonly onBringIn: (theirs: Sent) => Promise<void>
}

/** Somebody saved the record while it stands open here; nothing changes under the hands of who types. */
export function Newer({ record, latest, onBringIn }: NewerProps) {
  const translate = useTranslate()
  if ((latest._VERSION ?? 0) <= (record._VERSION ?? 0)) return null
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => void onBringIn(latest)}>
          {translate('app.merge.bringIn')}
        </Button>
      }
    >
      {translate('app.form.conflictTitle')}
    </Alert>
  )
}
