import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import { MoveIcon } from '../flow/moves/MoveIcon'
import { type OpenMove, openMoves } from '../flow/moves/openMoves'
import { type Refused, refusalText } from '../flow/moves/refused'
import { useRead } from '../record/useRead'
import { LazyMoveDialog } from './boardDialogs'
import type { BoardQuestion, useBoardDrop } from './useBoardDrop'

interface QuestionsProps {
  readonly dropping: ReturnType<typeof useBoardDrop>
}

/** Asks which of several transitions is meant, and for its answers. */
export function Questions({ dropping }: QuestionsProps) {
  const resource = useResource()
  const { question, setQuestion, take, arrive, putBack } = dropping
  const read = useRead(resource)
  if (!question) return null
  const { record, moves, refused } = question
  const [move, another] = moves
  if (!move) return null
  if (another)
    return (
      <Which question={question} onTake={it => void take(record, it)} onClose={() => putBack()} />
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
    <Suspense fallback={null}>
      <LazyMoveDialog
        record={record}
        move={move}
        refused={refused}
        onRefused={why => void refuse(why)}
        onMoved={moved => void arrive(moved)}
        onClose={() => putBack()}
      />
    </Suspense>
  )
}

interface WhichProps {
  readonly question: BoardQuestion
  readonly onTake: (move: OpenMove) => void
  readonly onClose: () => void
}
function Which({ question, onTake, onClose }: WhichProps) {
  const translate = useTranslate()
  const labels = useLabels()
  return (
    <TitledDialog title={translate('board.which')} onClose={onClose} maxWidth="xs">
      <List>
        {question.moves.map(move => (
          <ListItemButton key={move.name} onClick={() => onTake(move)}>
            <ListItemIcon>
              <MoveIcon transition={move.transition} />
            </ListItemIcon>
            <ListItemText primary={labels.text(move.transition.label)} />
          </ListItemButton>
        ))}
      </List>
    </TitledDialog>
  )
}
