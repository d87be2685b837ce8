import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { refusedRows } from '../../providers/dataProvider/bulk'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { Button } from '../../ui/controls/Button'
import { LazyConfirm } from '../../ui/theme/confirmLater'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'
import type { UndoReportProps } from './UndoReport'

interface UndoBatchProps {
  /** A batch of the resource at hand; its operation is undone. */
  readonly batch: string
  readonly words: string
  /** Accessible name, where several buttons have the same text. */
  readonly label?: string
  /** Title of the confirmation; by default the button's text. */
  readonly title?: string
  readonly className?: string
  /** Number of records that changed since; the undo leaves them out. */
  readonly leftOut?: number
  /** Without a button, only the report of an undo is left. @default true */
  readonly isOffered?: boolean
  /** Called after the undo, once the report of records left out is closed. */
  readonly onUndone?: () => void
}

/** Undoes an import or a bulk change after confirmation, and reports what could not be restored. */
export function UndoBatch(props: UndoBatchProps) {
  const { batch, words, label, title, className, leftOut = 0, isOffered = true, onUndone } = props
  const translate = useTranslate()
  const held = useReadOnlyProps()
  const [isAsked, setAsked] = useState(false)
  const { undo, isPending, report, close } = useUndo(batch, onUndone)
  return (
    <>
      {isOffered && (
        <Button
          color="inherit"
          {...(className && { className })}
          {...(label && { 'aria-label': label })}
          onClick={() => setAsked(true)}
          {...held}
        >
          {words}
        </Button>
      )}
      {isAsked && (
        <LazyConfirm
          title={title ?? words}
          text={translate(leftOut > 0 ? 'history.undoRestText' : 'history.undoTogetherText', {
            number: leftOut,
          })}
          yes={translate('list.bulk.undo')}
          isPending={isPending}
          onYes={() => void undo(leftOut > 0).then(() => setAsked(false))}
          onNo={() => setAsked(false)}
        />
      )}
      {report && (
        <UndoReport
          {...report}
          isPending={isPending}
          onRest={() => void undo(true)}
          onClose={close}
        />
      )}
    </>
  )
}

const UndoReport = quiet(later(() => import('./UndoReport'), 'UndoReport'))

type Report = Pick<UndoReportProps, 'text' | 'rows' | 'isDone'>

function useUndo(batch: string, onUndone?: () => void) {
  const { name } = useResource()
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [report, setReport] = useState<Report>()
  const undoAll = async (skipRefused: boolean): Promise<Report | undefined> => {
    try {
      const { undone, refused } = await dataProvider.undoBatch(name, batch, { skipRefused })
      notify('list.bulk.undone', { type: 'success', messageArgs: { number: undone } })
      if (refused.length > 0) return { rows: refused, isDone: true }
      onUndone?.()
    } catch (error) {
      const { message, body } = error as { message: string; body?: unknown }
      const rows = refusedRows(body)
      if (rows.length > 0) return { text: message, rows, isDone: skipRefused }
      notify(message, { type: 'error', autoHideDuration: 8000 })
    }
    return undefined
  }
  const undo = async (skipRefused: boolean) => {
    setPending(true)
    setReport(await undoAll(skipRefused))
    setPending(false)
    await client.invalidateQueries()
  }
  const close = () => {
    setReport(undefined)
    if (report?.text === undefined) onUndone?.()
  }
  return { undo, isPending, report, close }
}
