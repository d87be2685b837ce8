import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useTranslate } from 'ra-core'
import { Suspense, useId } from 'react'
import type { Resource } from '../../model/resource'
import { useLabels } from '../../providers/labels'
import { MoveIcon } from '../flow/MoveIcon'
import { type OpenMove, openMoves } from '../flow/openMoves'
import { type Refused, toldInOne } from '../flow/refused'
import { MoveDialog } from './boardDialogs'
import type { Question, useDrop } from './useDrop'
import { useRead } from './useRead'

interface QuestionsProps {
  readonly resource: Resource
  readonly dropping: ReturnType<typeof useDrop>
}

/** Which of several moves, and what it asks. */
export function Questions({ resource, dropping }: QuestionsProps) {
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
  /** What has changed meanwhile is asked anew, as far as the move is still open. */
  const refuse = async (why: Refused | undefined) => {
    setQuestion({ ...question, refused: why })
    if (!why?.outdated) return
    const now = await read(record.id).catch(() => undefined)
    const again = now && openMoves(resource, now).find(({ name }) => name === move.name)
    if (again) setQuestion({ record: now, moves: [again], refused: why })
    else putBack(toldInOne(why))
  }
  return (
    <Suspense fallback={null}>
      <MoveDialog
        resource={resource}
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
  readonly question: Question
  readonly onTake: (move: OpenMove) => void
  readonly onClose: () => void
}
function Which({ question, onTake, onClose }: WhichProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('app.board.which')}</DialogTitle>
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
    </Dialog>
  )
}
