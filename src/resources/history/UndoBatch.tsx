import { useQueryClient } from '@tanstack/react-query'
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { refusedRows } from '../../providers/dataProvider/bulk'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { Button } from '../../ui/controls/Button'
import { LazyConfirm } from '../../ui/theme/confirmLater'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'
import type { UndoReportProps } from './UndoReport'

/** A batch, of the resource at hand by default. */
interface Undoable {
  readonly batch: string
  readonly resource?: string
}

interface UndoBatchProps {
  /** Several are undone one after the other. */
  readonly batch: string | readonly Undoable[]
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
  /** Called once all is undone. */
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
        <ResourceContextProvider value={report.resource}>
          <UndoReport
            {...report}
            isPending={isPending}
            onRest={() => void undo(true)}
            onClose={close}
          />
        </ResourceContextProvider>
      )}
    </>
  )
}

const UndoReport = quiet(later(() => import('./UndoReport'), 'UndoReport'))

interface Report extends Pick<UndoReportProps, 'text' | 'rows' | 'isDone'> {
  readonly resource: string
}

function useUndo(batch: UndoBatchProps['batch'], onUndone?: () => void) {
  const { name } = useResource()
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [report, setReport] = useState<Report>()
  const left = useRef<Undoable[]>([])
  const undoNext = async ({ batch, resource = name }: Undoable, skipRefused: boolean) => {
    try {
      const { undone, refused } = await dataProvider.undoBatch(resource, batch, { skipRefused })
      left.current.shift()
      notify('list.bulk.undone', { type: 'success', messageArgs: { number: undone } })
      return refused.length > 0 && { resource, rows: refused, isDone: true }
    } catch (error) {
      const { message, body } = error as { message: string; body?: unknown }
      const rows = refusedRows(body)
      if (rows.length === 0) notify(message, { type: 'error', autoHideDuration: 8000 })
      return { resource, text: message, rows, isDone: skipRefused }
    }
  }
  const undo = async (skipRefused: boolean) => {
    setPending(true)
    if (left.current.length === 0)
      left.current = typeof batch === 'string' ? [{ batch }] : [...batch]
    let problem: Report | false = false
    for (let [next] = left.current; next && !problem; [next] = left.current)
      problem = await undoNext(next, skipRefused)
    setReport(problem && problem.rows.length > 0 ? problem : undefined)
    if (!problem) onUndone?.()
    setPending(false)
    await client.invalidateQueries()
  }
  return { undo, isPending, report, close: () => setReport(undefined) }
}
