import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { loadParts } from '../../fields/registry/registry'
import type { Move } from '../../model/access/transition'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { inParts } from '../../providers/dataProvider/inParts'
import { answersOf } from '../flow/dialog/answers'
import { MoveQuestion, useQuestion } from '../flow/dialog/MoveQuestion'
import { dialogFieldsOf } from '../flow/dialog/prepareQuestion'
import { MoveList } from '../flow/moves/MoveList'
import { asksFirst } from '../flow/moves/openMoves'
import { movesFor } from './movesFor'
import type { BulkActProps } from './proposal'

/** One transition on many records, with one set of answers. */
export function BulkMove({ records, onPropose, onClose }: BulkActProps) {
  const { resource, translate, me } = useResourceView()
  const titleOf = useTitleOf()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [move, setMove] = useState<Move>()
  const moves = movesFor(resource, me, records)
  const propose = ({ name, status, transition }: Move, answers: Record<string, unknown> = {}) => {
    const mine = records.filter(row => transition.from.includes(row[status.name] as number))
    const targets = mine.map(({ id: key, _VERSION }) => ({ id: key, _VERSION }))
    onPropose({
      send: input =>
        inParts(targets, input, (rows, part) =>
          dataProvider.bulkFlow(resource.name, { name, rows, answers }, part),
        ),
      titles: mine.map(record => titleOf(resource, record)),
      isFinal: true,
    })
  }
  const take = async (chosen: Move) => {
    if (!asksFirst(chosen)) return propose(chosen)
    await loadParts(dialogFieldsOf(resource, chosen), 'Input')
    setMove(chosen)
  }
  if (move)
    return (
      <BulkQuestion move={move} onAnswer={answers => propose(move, answers)} onClose={onClose} />
    )
  return (
    <MoveList
      title={translate('list.bulk.moveTitle', { number: records.length })}
      moves={moves}
      below={each => translate('list.bulk.inLine', { number: inLine(each, records) })}
      onTake={each => void take(each)}
      onClose={onClose}
    />
  )
}

const inLine = ({ status, transition }: Move, records: readonly SentRecord[]) =>
  records.filter(record => transition.from.includes(record[status.name] as number)).length

interface BulkQuestionProps {
  readonly move: Move
  readonly onAnswer: (answers: Record<string, unknown>) => void
  readonly onClose: () => void
}

const blank = {}

function BulkQuestion({ move, onAnswer, onClose }: BulkQuestionProps) {
  const { resource, translate } = useResourceView()
  const question = useQuestion(resource, move, blank)
  return (
    <MoveQuestion
      question={question}
      yes={translate('list.bulk.review')}
      onSubmit={typed => onAnswer({ ...answersOf(question.writer, typed) })}
      onClose={onClose}
    />
  )
}
