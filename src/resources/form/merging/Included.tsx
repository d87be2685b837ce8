import Alert from '@mui/material/Alert'
import { useIncludedText } from './useIncludedText'
import type { Included as Told } from './useMerging'

export interface IncludedProps {
  readonly included: Told
  readonly onClose: () => void
}

/** What somebody else changed and the form shows now. */
export function Included({ included, onClose }: IncludedProps) {
  const textOf = useIncludedText()
  return (
    <Alert severity="info" onClose={onClose}>
      {textOf(included, 'app.merge.included')}
    </Alert>
  )
}
