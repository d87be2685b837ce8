import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { createElement, useEffect, useRef, useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import type { BulkAnswer, BulkRowView } from '../../providers/dataProvider/bulk'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { Proposal } from './proposal'
import { UNDO_MS, UndoNotice } from './UndoNotice'

/** Number of rows that were written or can be written. */
export const fineOf = ({ counts }: Pick<BulkAnswer, 'counts'>) =>
  counts.change + counts.create + counts.delete

/** The row that ended execution. */
export const refusedIn = (answer: BulkAnswer | undefined): BulkRowView | undefined =>
  answer?.rows.find(
    ({ index, outcome }) => index >= (answer.halted?.at ?? 0) && outcome === 'refused',
  )

/**
 * Previews a proposal, then executes it; the result can be undone for a limited time. Many rows are sent in
 * several calls with progress; execution that halted can be continued or undone.
 */
export function useReview(
  resource: Resource,
  proposal: Proposal,
  onDone: (answer: BulkAnswer) => void,
) {
  const notify = useNotify()
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [key] = useState(() => crypto.randomUUID())
  const [answer, setAnswer] = useState<BulkAnswer>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [halted, setHalted] = useState<BulkAnswer>()
  const [done, setDone] = useState(0)
  const running = useRef<AbortController>(null)
  const skips = useRef(false)
  const { send } = proposal

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const unlessAborted = (then: () => void) => !signal.aborted && then()
    send({ dryRun: true, signal, onPart: number => unlessAborted(() => setDone(number)) }).then(
      rehearsed => unlessAborted(() => setAnswer(rehearsed)),
      (error: Error) =>
        unlessAborted(() => setTrouble(error.message || translate('app.page.wrongText'))),
    )
    return () => controller.abort()
  }, [send, translate])

  const tell = ({ batch, counts }: BulkAnswer) => {
    const key = proposal.deletes ? 'list.bulk.deleted' : 'list.bulk.done'
    const words = translate(key, { number: fineOf({ counts }) })
    if (proposal.isFinal || !batch) return notify(words, { type: 'success' })
    const undo = async () => (await dataProvider.undoBatch(resource.name, batch)).undone
    notify(createElement(UndoNotice, { words, undo }), { autoHideDuration: UNDO_MS })
  }
  const working = async (work: () => Promise<void>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await work()
    } catch (error) {
      setTrouble((error as Error).message || translate('app.page.wrongText'))
    } finally {
      setBusy(false)
    }
  }
  const apply = (skipRefused: boolean) =>
    working(async () => {
      running.current = new AbortController()
      skips.current ||= skipRefused || refusedIn(halted) !== undefined
      setDone(halted?.halted?.at ?? 0)
      setHalted(undefined)
      const written = await send({
        ...{ skipRefused: skips.current, key: `${key}-${skips.current}`, onPart: setDone },
        ...{ signal: running.current.signal, ...(halted && { after: halted }) },
      })
      // Another write came between preview and execution: the new errors appear in the rows and the
      // batch is not written.
      if (written.batch === null) return setAnswer(written)
      if (written.halted) return setHalted(written)
      setAnswer(written)
      tell(written)
      onDone(written)
    })
  const undo = (of: BulkAnswer) =>
    working(async () => {
      const { undone } = await dataProvider.undoBatch(resource.name, of.batch ?? '')
      notify('list.bulk.undone', { type: 'success', messageArgs: { number: undone } })
      onDone(of)
    })
  return {
    ...{ answer, trouble, busy, done, halted, apply, undo },
    /** Rows are being written. */
    isRunning: busy && !halted,
    stop: () => running.current?.abort(),
  }
}
