import type { EventChangeInfo } from '@fullcalendar/react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { createElement } from 'react'
import type { CalendarPlan } from '../../model/lists/calendarOf'
import { useResource } from '../../providers/backend/catalogueContext'
import { UNDO_MS, UndoNotice } from '../bulk/UndoNotice'
import type { SentRecord } from '../record/useRecord'
import { movedTo } from './calendarEvents'

/** Saves a moved record, with a way back; a refused one returns to its place with the reason. */
export function useMoveRecord(plan: CalendarPlan) {
  const { name } = useResource()
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  return async (record: SentRecord, { event, revert }: EventChangeInfo) => {
    const data = movedTo(plan, event)
    if (!data) return revert()
    const { id } = record
    const before = Object.fromEntries(Object.keys(data).map(each => [each, record[each]]))
    const save = async (values: object, previousData: SentRecord) => {
      const answer = await dataProvider.update<SentRecord>(name, { id, data: values, previousData })
      return answer.data
    }
    try {
      const moved = await save(data, record)
      const undo = () => save(before, moved).then(() => 1)
      const words = translate('board.saved')
      notify(createElement(UndoNotice, { words, undo }), { autoHideDuration: UNDO_MS })
    } catch (error) {
      revert()
      notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    await client.invalidateQueries({ queryKey: [name] })
  }
}
