import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import '../flow/flow.css'
import { useEvent, useListContext } from 'ra-core'
import { useMemo, useRef } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { LazyMoveDialog } from '../flow/dialog/prepareQuestion'
import { MoveList } from '../flow/moves/MoveList'
import { openMoves } from '../flow/moves/openMoves'
import { type Refused, refusalText } from '../flow/moves/refused'
import type { ListColumnChoice } from '../list/state/useColumns'
import { useRead } from '../record/useRead'
import { BoardColumn, columnsUnder } from './BoardColumn'
import { type BoardPlan, boardOf } from './boardOf'
import { cardFields } from './cardFields'
import { DragBoard } from './DragBoard'
import { useBoardDrop } from './useBoardDrop'
import { useLifted } from './useLifted'

export interface BoardProps {
  /** The list's columns, some of which the cards show. */
  readonly columns: ListColumnChoice
}

/** The list's records by state; a card can only be moved along a transition. */
export function Board({ columns }: BoardProps) {
  const { resource, me } = useResourceView()
  const plan = useMemo(() => boardOf(resource, me), [resource, me])
  if (!plan) return null
  return <StateColumns columns={columns} plan={plan} />
}

function StateColumns({ columns, plan }: BoardProps & { readonly plan: BoardPlan }) {
  const { resource, labels } = useResourceView()
  const titleOf = useTitleOf()
  const { filterValues } = useListContext()
  const lifting = useLifted(resource)
  const dropping = useBoardDrop(resource, plan)
  const shown = useMemo(() => cardFields(resource, plan, columns), [resource, plan, columns])
  /** Cards are dragged by id; this finds their records. */
  const rows = useRef(new Map<string, SentRecord>())
  const remember = useEvent((seen: readonly SentRecord[]) => {
    for (const row of seen) rows.current.set(String(row.id), row)
  })
  const rowOf = (cardId: string) => rows.current.get(cardId)
  return (
    <>
      <DragBoard
        cardName={cardId => {
          const row = rowOf(cardId)
          return row ? titleOf(resource, row) : cardId
        }}
        columnName={state => labels.text(plan.flow.states[Number(state)]?.label)}
        onLift={cardId => {
          const row = rowOf(cardId)
          if (row) lifting.lift(row)
        }}
        onLetGo={lifting.letGo}
        onDrop={(cardId, { droppableId }) => {
          const row = rowOf(cardId)
          if (row) void dropping.drop(row, Number(droppableId))
        }}
      >
        {columnsUnder(plan, filterValues).map(state => (
          <BoardColumn
            key={state}
            plan={plan}
            state={state}
            shown={shown}
            lifted={lifting.lifted}
            travelling={dropping.travelling}
            onSeen={remember}
            onMove={dropping.move}
          />
        ))}
      </DragBoard>
      <Questions dropping={dropping} />
    </>
  )
}

/** Asks which of several transitions is meant, and for its answers. */
function Questions({ dropping }: { readonly dropping: ReturnType<typeof useBoardDrop> }) {
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
