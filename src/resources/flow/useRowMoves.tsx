import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { useReadOnlyReason } from '../../providers/backend/useReadOnlyProps'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { useRead } from '../record/useRead'
import { LazyMoveDialog, prepareQuestion } from './dialog/prepareQuestion'
import {
  asksFirst,
  isForward,
  likelyMoves,
  type OpenMove,
  openMoves,
  withheld,
} from './moves/openMoves'
import { type Refused, refusalText } from './moves/refused'
import { useMove } from './moves/useMove'

/** Transitions of a list row; the whole record is read before one is made. */
export function useRowMoves(resource: Resource, row: SentRecord, onMoved: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const me = useMe()
  const held = useReadOnlyReason()
  const read = useRead(resource)
  const { run, busy } = useMove(resource)
  const whenHere = useWhenHere()
  const [asked, setAsked] = useState<{ readonly move: OpenMove; readonly record: SentRecord }>()
  const [refused, setRefused] = useState<Refused>()
  const likely = likelyMoves(resource, row, me).map(move => ({
    ...move,
    ...{ reasons: [], doubts: [], byHand: [] },
  }))
  const moves = [...likely.filter(isForward), ...likely.filter(move => !isForward(move))]
  const close = () => setAsked(undefined)
  const moved = () => {
    close()
    onMoved()
  }
  const warn = (text: string) => notify(text, { type: 'warning' })
  const openMove = (record: SentRecord, name: string) =>
    openMoves(resource, record).find(open => open.name === name)
  const refuse = async (now: Refused | undefined) => {
    // The question goes on with the record as it is now.
    const record = asked && now?.outdated ? await read(row.id).catch(() => undefined) : undefined
    if (asked && record) setAsked({ move: openMove(record, asked.move.name) ?? asked.move, record })
    setRefused(now)
  }
  const start = async ({ name }: OpenMove, answers?: Readonly<Record<string, unknown>>) => {
    setRefused(undefined)
    try {
      const record = await read(row.id)
      const move = openMove(record, name)
      if (!move) return warn(translate('form.flow.changed'))
      if (!answers && asksFirst(move)) {
        const code = prepareQuestion(resource, move)
        return whenHere(code, () => setAsked({ move, record }))
      }
      const outcome = await run(move, record, answers)
      if ('moved' in outcome) return moved()
      warn(refusalText(outcome.refused))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  const dialog = asked && (
    <LazyMoveDialog
      {...asked}
      isClosed={!openMove(asked.record, asked.move.name)}
      refused={refused}
      onRefused={refuse}
      onMoved={moved}
      onClose={close}
    />
  )
  return {
    /** Transitions likely for the row, forward ones first. */
    moves: withheld(moves, held),
    /** The transition in progress. */
    busy,
    start,
    /** The open question of a transition. */
    dialog,
  }
}
