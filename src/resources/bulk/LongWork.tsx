import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { printNumber } from '../../base/numbers'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import type { BulkAnswer, BulkRowView } from '../../providers/dataProvider/bulk'
import { TaskMeter } from '../../ui/primitives/Meter'
import { refusedIn } from './useReview'

interface ProgressProps {
  readonly done: number
  readonly total: number
  /** Written, or else checked before. */
  readonly isWritten: boolean
}

/** Progress of work in several calls, with its text for screen readers. */
export function BulkProgress({ done, total, isWritten }: ProgressProps) {
  const translate = useTranslate()
  const words = isWritten ? 'list.bulk.written' : 'list.bulk.checked'
  const text = translate(words, { done: printNumber(done), total: printNumber(total) })
  return <TaskMeter done={done} total={total} text={text} />
}

interface HaltedProps {
  readonly answer: BulkAnswer
  readonly titles: readonly string[]
  readonly isFinal: boolean
}

/** What was written before the work stopped, why it stopped, and what to do next. */
export function Halted({ answer, titles, isFinal }: HaltedProps) {
  const translate = useTranslate()
  const say = useErrorWords()
  const { at = 0, error } = answer.halted ?? {}
  const refused = refusedIn(answer)
  const reason = refused ? `${titles[refused.index]}: ${reasonOf(refused)}` : error
  return (
    <Alert severity="warning">
      {translate('list.bulk.halted', {
        done: printNumber(at),
        total: printNumber(titles.length),
      })}{' '}
      {reason && `${say(reason)} `}
      {translate(isFinal ? 'list.bulk.haltedFinal' : 'list.bulk.haltedNext')}
    </Alert>
  )
}

const reasonOf = ({ errors = {}, unmet = [], message = '' }: BulkRowView) =>
  [...Object.values(errors), ...unmet, message][0]
