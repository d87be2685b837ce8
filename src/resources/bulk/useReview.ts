import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { createElement, useEffect, useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import type { BulkAnswer } from '../../providers/dataProvider/bulk'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { Proposal } from './proposal'
import { UndoNotice } from './UndoNotice'

/** Display time of the undo notice. */
const UNDO_MS = 15_000

/** Number of rows that were written or can be written. */
export const fineOf = ({ counts }: Pick<BulkAnswer, 'counts'>) =>
  counts.change + counts.create + counts.delete

/** Previews a proposal, then executes it; the result can be undone for a limited time. */
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
  const { send } = proposal

  useEffect(() => {
    let isLeft = false
    const told = (then: () => void) => !isLeft && then()
    send({ dryRun: true }).then(
      rehearsed => told(() => setAnswer(rehearsed)),
      (error: Error) => told(() => setTrouble(error.message || translate('app.page.wrongText'))),
    )
    return () => {
      isLeft = true
    }
  }, [send, translate])

  const tell = ({ batch, counts }: BulkAnswer) => {
    const key = proposal.deletes ? 'list.bulk.deleted' : 'list.bulk.done'
    const words = translate(key, { number: fineOf({ counts }) })
    if (proposal.isFinal || !batch) return notify(words, { type: 'success' })
    const undo = async () => (await dataProvider.undoBatch(resource.name, batch)).undone
    notify(createElement(UndoNotice, { words, undo }), { autoHideDuration: UNDO_MS })
  }
  const apply = async (skipRefused: boolean) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      const done = await send({ skipRefused, key: `${key}-${skipRefused}` })
      setAnswer(done)
      // Another write came between preview and execution: the new errors appear in the rows and the
      // batch is not written.
      if (done.batch === null) return
      tell(done)
      onDone(done)
    } catch (error) {
      setTrouble((error as Error).message || translate('app.page.wrongText'))
    } finally {
      setBusy(false)
    }
  }
  return { answer, trouble, busy, apply }
}
