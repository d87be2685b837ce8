import { useResourceView } from '../../providers/backend/useResourceView'
import { LazyMoveDialog } from '../flow/dialog/prepareQuestion'
import { MoveList } from '../flow/moves/MoveList'
import { openMoves } from '../flow/moves/openMoves'
import { type Refused, refusalText } from '../flow/moves/refused'
import { useRead } from '../record/useRead'
import type { useBoardDrop } from './useBoardDrop'

/** Asks which of several transitions is meant, and for its answers. */
export function Questions({ dropping }: { readonly dropping: ReturnType<typeof useBoardDrop> }) {
  const { resource, translate } = useResourceView()
  const { question, setQuestion, take, arrive, putBack } = dropping
  const read = useRead(resource)
  if (!question) return null
  const { record, moves, refused } = question
  const [move, another] = moves
  if (!move) return null
  if (another)
    return (
      <MoveList
        title={translate('board.which')}
        moves={moves}
        onTake={it => void take(record, it)}
        onClose={() => putBack()}
      />
    )
  /** Asks again with the current record if it changed and the transition is still open. */
  const refuse = async (why: Refused | undefined) => {
    setQuestion({ ...question, refused: why })
    if (!why?.outdated) return
    const now = await read(record.id).catch(() => undefined)
    const again = now && openMoves(resource, now).find(({ name }) => name === move.name)
    if (again) setQuestion({ record: now, moves: [again], refused: why })
    else putBack(refusalText(why))
  }
  return (
    <LazyMoveDialog
      record={record}
      move={move}
      refused={refused}
      onRefused={why => void refuse(why)}
      onMoved={moved => void arrive(moved)}
      onClose={() => putBack()}
    />
  )
}
