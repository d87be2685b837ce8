import Alert from '@mui/material/Alert'
import { useIncludedText } from './useIncludedText'
import type { Included as Told } from './useMerging'

/** What somebody else changed and the form shows now. */
export function Included({
  included,
  onClose,
}: {
  readonly included: Told
  readonly onClose: () => void
}) {
  const textOf = useIncludedText()
  return (
    <Alert severity="info" onClose={onClose}>
      {textOf(included, 'app.merge.included')}
    </Alert>
  )
}
