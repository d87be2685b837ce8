import { useQueryClient } from '@tanstack/react-query'
import { useEvent, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useTitleOf } from '../../fields/recordTitle'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { asksFirst, type OpenMove, openMoves } from '../flow/openMoves'
import { prepareQuestion } from '../flow/prepareQuestion'
import { type Refused, toldInOne } from '../flow/refused'
import { useMove } from '../flow/useMove'
import type { Sent } from '../useRecord'
import { MoveDialog } from './boardDialogs'
import { type BoardPlan, leadsTo } from './boardOf'
import { useRead } from './useRead'

/** A card that was moved, where it is drawn until the server has answered. */
export interface Travelling {
  readonly row: Sent
  readonly to: number
}
/** What stands between the wish and the move: several ways lead there, or one asks something. */
export interface Question {
  readonly record: Sent
  readonly moves: readonly OpenMove[]
  /** Why it was not made when it was answered before. */
  readonly refused?: Refused | undefined
}

/** From the wish to move a card to the move itself; what is refused goes back and is told why. */
export function useDrop(resource: Resource, { flow }: BoardPlan) {
  const [translate, notify, labels] = [useTranslate(), useNotify(), useLabels()]
  const me = useMe()
  const titleOf = useTitleOf()
  const client = useQueryClient()
  const read = useRead(resource)
  const { run } = useMove(resource)
  const [travelling, setTravelling] = useState<Travelling>()
  const [question, setQuestion] = useState<Question>()

  const putBack = (why?: string) => {
    setTravelling(undefined)
    setQuestion(undefined)
    if (why) notify(why, { type: 'error', autoHideDuration: 8000 })
  }
  /** It stays where it was put until the columns say so too. */
  const arrive = async ({ id }: Sent) => {
    setQuestion(undefined)
    const lists = { queryKey: [resource.name, 'getInfiniteList'] }
    await client.invalidateQueries(lists, { cancelRefetch: false })
    setTravelling(last => (last?.row.id === id ? undefined : last))
  }
  const take = async (record: Sent, move: OpenMove) => {
    if (asksFirst(move)) {
      await prepareQuestion(resource, move, MoveDialog)
      return setQuestion({ record, moves: [move] })
    }
    setQuestion(undefined)
    const outcome = await run(move, record)
    if ('refused' in outcome) putBack(toldInOne(outcome.refused))
    else await arrive(record)
  }
  const drop = async (row: Sent, to: number) => {
    setTravelling({ row, to })
    try {
      const record = await read(row.id)
      const leading = openMoves(resource, record).filter(move => leadsTo(move, record, me) === to)
      const open = leading.filter(({ reasons }) => reasons.length === 0)
      const [only] = open
      if (only && open.length === 1) return await take(record, only)
      if (only) return setQuestion({ record, moves: open })
      const name = titleOf(resource, row)
      const not = translate('app.board.notAllowed', {
        name,
        to: labels.text(flow.states[to]?.label),
      })
      putBack([not, ...leading.flatMap(({ reasons }) => reasons)].join(' · '))
    } catch (error) {
      putBack((error as Error).message)
    }
  }
  /** A move chosen by its name. */
  const move = useEvent((record: Sent, chosen: OpenMove) => {
    const to = leadsTo(chosen, record, me)
    if (to !== null) setTravelling({ row: record, to })
    return take(record, chosen)
  })
  return { travelling, question, setQuestion, drop, move, take, arrive, putBack }
}
