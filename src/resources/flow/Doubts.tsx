import Alert from '@mui/material/Alert'
import { useLive } from '../../fields/liveRecord'
import type { Resource } from '../../model/resource'
import { doubtsTyped, type Move } from '../../model/transition'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'

/** What ought to hold for a move and does not: whoever makes it all the same has read it. */
export const Doubts = ({ doubts }: { readonly doubts: readonly string[] }) =>
  doubts.map(text => (
    <Alert key={text} severity="warning">
      {text}
    </Alert>
  ))

interface TypedDoubtsProps {
  readonly resource: Resource
  readonly move: Move
}

/** What is doubtful about the answers as they stand. */
export function TypedDoubts({ resource, move }: TypedDoubtsProps) {
  const labels = useLabels()
  const me = useMe()
  const told = useLive(record =>
    doubtsTyped(move, record, { resource, me }).map(labels.text).join(between),
  )
  return told === '' ? null : <Doubts doubts={told.split(between)} />
}

/** One value a change, whatever it says. */
const between = '\n'
