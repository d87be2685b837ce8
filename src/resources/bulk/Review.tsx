import './bulk.css'
import Alert from '@mui/material/Alert'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { printNumber } from '../../base/numbers'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { countsText } from '../../providers/backend/countsText'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import type { BulkAnswer, BulkRowView } from '../../providers/dataProvider/bulk'
import { MOST } from '../../providers/dataProvider/inParts'
import { Button } from '../../ui/controls/Button'
import { Text } from '../../ui/primitives/layout'
import { TaskMeter } from '../../ui/primitives/Meter'
import { LoadingRows } from '../../ui/states/Waiting'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import type { Proposal } from './proposal'
import { ReviewRows } from './ReviewRows'
import { fineOf, refusedIn, useReview } from './useReview'

export interface ReviewProps {
  readonly proposal: Proposal
  /** Returns to the proposal. */
  readonly onFix: () => void
  readonly onDone: (answer: BulkAnswer) => void
}

/** Shows every change and error before anything is written, then writes all or the valid ones. */
export function Review({ proposal, onFix, onDone }: ReviewProps) {
  const { resource, translate } = useResourceView()
  const say = useErrorWords()
  const review = useReview(resource, proposal, onDone)
  const { answer, trouble, halted, isRunning, done } = review
  const { deletes, isFinal = false, titles } = proposal
  const isLong = titles.length > MOST
  const close = halted ? () => onDone(halted) : onFix
  return (
    <TitledDialog
      title={translate((deletes ? deleting : changing).title)}
      {...(!(isLong && isRunning) && { onClose: close })}
      maxWidth="md"
    >
      <DialogContent>
        {trouble && <Alert severity="error">{say(trouble)}</Alert>}
        {!answer && !trouble && !isLong && <LoadingRows />}
        {isLong && !trouble && (isRunning || !answer) && (
          <TaskMeter
            done={done}
            total={titles.length}
            text={translate(isRunning ? 'list.bulk.written' : 'list.bulk.checked', {
              done: printNumber(done),
              total: printNumber(titles.length),
            })}
          />
        )}
        {halted && <Halted answer={halted} {...{ titles, isFinal }} />}
        {answer && !halted && !(isLong && isRunning) && <Changes {...{ answer, proposal }} />}
      </DialogContent>
      <DialogActions>
        <Actions {...{ review, proposal, close }} />
      </DialogActions>
    </TitledDialog>
  )
}

interface ChangesProps {
  readonly answer: BulkAnswer
  readonly proposal: Proposal
}

function Changes({ answer, proposal: { deletes, isFinal, titles } }: ChangesProps) {
  const translate = useTranslate()
  const words = deletes ? deleting : changing
  const fine = fineOf(answer)
  const { refused, same } = answer.counts
  return (
    <>
      <Text as="p" strong role="status">
        {countsText(translate, words.counts, deletes ? { fine, refused } : { fine, same, refused })}{' '}
        {fine > 0 && isFinal && translate(words.isFinal)}
        {fine > 0 && deletes && !isFinal && translate('list.bulk.toTrash')}
      </Text>
      <ReviewRows rows={answer.rows} titles={titles} />
    </>
  )
}

interface ActionsProps {
  readonly review: ReturnType<typeof useReview>
  readonly proposal: Proposal
  readonly close: () => void
}

function Actions({ review, proposal: { deletes, isFinal, titles }, close }: ActionsProps) {
  const translate = useTranslate()
  const { answer, busy, halted, isRunning } = review
  const refused = answer?.counts.refused ?? 0
  const fine = answer ? fineOf(answer) : 0
  const words = deletes ? deleting : changing
  const go = (label: string, number: number) => (
    <Button
      variant="contained"
      color={deletes ? 'error' : 'primary'}
      loading={isRunning}
      disabled={fine === 0 || busy}
      onClick={() => void review.apply(refused > 0)}
    >
      {translate(label, { number })}
    </Button>
  )
  if (halted)
    return (
      <>
        <Button color="inherit" onClick={close} i18nKey="app.common.close" />
        {!isFinal && (
          <Button color="inherit" loading={busy} onClick={() => void review.undo(halted)}>
            {translate('list.bulk.undo')}
          </Button>
        )}
        {go('list.bulk.continue', titles.length - (halted.halted?.at ?? 0))}
      </>
    )
  return (
    <>
      {isRunning && titles.length > MOST ? (
        <Button color="inherit" onClick={review.stop} i18nKey="list.bulk.stop" />
      ) : (
        <Button color="inherit" onClick={close}>
          {translate(refused > 0 ? 'list.bulk.fix' : 'app.common.cancel')}
        </Button>
      )}
      {go(refused > 0 ? words.someOf : words.all, fine)}
    </>
  )
}

const changing = {
  title: 'list.bulk.reviewTitle',
  counts: 'list.bulk.counts',
  isFinal: 'list.bulk.noUndo',
  all: 'list.bulk.apply',
  someOf: 'list.bulk.applyFine',
}
const deleting: typeof changing = {
  title: 'list.bulk.deleteTitle',
  counts: 'list.bulk.deleteCounts',
  isFinal: 'list.bulk.deleteFinal',
  all: 'list.bulk.delete',
  someOf: 'list.bulk.deleteFine',
}

interface HaltedProps {
  readonly answer: BulkAnswer
  readonly titles: readonly string[]
  readonly isFinal: boolean
}

/** Rows written before the job stopped, the reason, and the next step. */
function Halted({ answer, titles, isFinal }: HaltedProps) {
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
