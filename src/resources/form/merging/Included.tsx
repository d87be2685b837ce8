import Alert from '@mui/material/Alert'
import { useIncludedText } from './useIncludedText'
import type { IncludedChanges as Told } from './useMerging'

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
