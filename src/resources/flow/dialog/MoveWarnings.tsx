import Alert from '@mui/material/Alert'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { dialogWarnings, type Move } from '../../../model/access/transition'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { useLabels } from '../../../providers/backend/labels'

/** Warnings of a transition, shown before it is made. */
export const MoveWarnings = ({ doubts }: { readonly doubts: readonly string[] }) =>
  doubts.map(text => (
    <Alert key={text} severity="warning">
      {text}
    </Alert>
  ))

interface CurrentWarningsProps {
  readonly move: Move
}

/** Warnings about the current answers. */
export function CurrentWarnings({ move }: CurrentWarningsProps) {
  const resource = useResource()
  const labels = useLabels()
  const me = useMe()
  const warnings = useLiveRecord(record =>
    dialogWarnings(move, record, { resource, me }).map(labels.text).join(between),
  )
  return warnings === '' ? null : <MoveWarnings doubts={warnings.split(between)} />
}

/** A separator that occurs in no answer. */
const between = '\n'
