import { useQueryClient } from '@tanstack/react-query'
import { useEvent, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useLabels } from '../../providers/backend/catalogueContext'
import { prepareQuestion } from '../flow/dialog/prepareQuestion'
import { asksFirst, type OpenMove, openMoves } from '../flow/moves/openMoves'
import { type Refused, refusalText } from '../flow/moves/refused'
import { useMove } from '../flow/moves/useMove'
import { useRead } from '../record/useRead'
import { type BoardPlan, leadsTo } from './boardOf'

/** A moved card, drawn at its target until the server answers. */
export interface Travelling {
  readonly row: SentRecord
  readonly to: number
}
/** An open decision: several transitions lead there, or one has a dialog. */
export interface BoardQuestion {
  readonly record: SentRecord
  readonly moves: readonly OpenMove[]
  /** The reason of the previous refusal. */
  readonly refused?: Refused | undefined
}

/** Moves a dropped card by a transition; a refused one returns with the reason. */
export function useBoardDrop(resource: Resource, { flow }: BoardPlan) {
  const [translate, notify, labels] = [useTranslate(), useNotify(), useLabels()]
  const me = useMe()
  const titleOf = useTitleOf()
  const client = useQueryClient()
  const read = useRead(resource)
  const { run } = useMove(resource)
  const [travelling, setTravelling] = useState<Travelling>()
  const [question, setQuestion] = useState<BoardQuestion>()

  const putBack = (why?: string) => {
    setTravelling(undefined)
    setQuestion(undefined)
    if (why) notify(why, { type: 'error', autoHideDuration: 8000 })
  }
  /** The card stays at its target until the columns are read again. */
  const arrive = async ({ id }: SentRecord) => {
    setQuestion(undefined)
    const lists = { queryKey: [resource.name, 'getInfiniteList'] }
    await client.invalidateQueries(lists, { cancelRefetch: false })
    setTravelling(last => (last?.row.id === id ? undefined : last))
  }
  const take = async (record: SentRecord, move: OpenMove) => {
    if (asksFirst(move)) {
      await prepareQuestion(resource, move)
      return setQuestion({ record, moves: [move] })
    }
    setQuestion(undefined)
    const outcome = await run(move, record)
    if ('refused' in outcome) putBack(refusalText(outcome.refused))
    else await arrive(record)
  }
  const drop = async (row: SentRecord, to: number) => {
    setTravelling({ row, to })
    try {
      const record = await read(row.id)
      const leading = openMoves(resource, record).filter(move => leadsTo(move, record, me) === to)
      const open = leading.filter(({ reasons }) => reasons.length === 0)
      const [only] = open
      if (only && open.length === 1) return await take(record, only)
      if (only) return setQuestion({ record, moves: open })
      const name = titleOf(resource, row)
      const not = translate('board.notAllowed', {
        name,
        to: labels.text(flow.states[to]?.label),
      })
      putBack([not, ...leading.flatMap(({ reasons }) => reasons)].join(' · '))
    } catch (error) {
      putBack((error as Error).message)
    }
  }
  /** A transition chosen by name. */
  const move = useEvent((record: SentRecord, chosen: OpenMove) => {
    const to = leadsTo(chosen, record, me)
    if (to !== null) setTravelling({ row: record, to })
    return take(record, chosen)
  })
  return { travelling, question, setQuestion, drop, move, take, arrive, putBack }
}
