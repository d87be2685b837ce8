import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import { useIncludedText } from './useIncludedText'
import type { IncludedChanges as Told } from './useMerging'

interface NewerProps {
  readonly record: SentRecord
  readonly latest: SentRecord
  readonly onBringIn: (theirs: SentRecord) => Promise<void>
}

/** Announces that another user saved the open record; the form keeps its values until the reader asks for the new ones. */
export function Newer({ record, latest, onBringIn }: NewerProps) {
  const translate = useTranslate()
  if ((latest._VERSION ?? 0) <= (record._VERSION ?? 0)) return null
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => void onBringIn(latest)}>
          {translate('form.merge.bringIn')}
        </Button>
      }
    >
      {translate('form.conflictTitle')}
    </Alert>
  )
}

interface IncludedProps {
  readonly included: Told
  readonly onClose: () => void
}

/** Lists another person's changes that the form now includes. */
export function Included({ included, onClose }: IncludedProps) {
  const textOf = useIncludedText()
  return (
    <Alert severity="info" onClose={onClose}>
      {textOf(included, 'form.merge.included')}
    </Alert>
  )
}
