import { useResource } from '../../providers/backend/catalogueContext'
import './bulk.css'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import type { BulkAnswer } from '../../providers/dataProvider/bulk'
import { LoadingRows } from '../../ui/loading/Loading'
import type { Proposal } from './proposal'
import { ReviewRows } from './ReviewRows'
import { fineOf, useReview } from './useReview'

export interface ReviewProps {
  readonly proposal: Proposal
  /** Returns to the proposal. */
  readonly onFix: () => void
  readonly onDone: (answer: BulkAnswer) => void
}

/** Shows every change and error before anything is written, then writes all or the valid ones. */
export function Review({ proposal, onFix, onDone }: ReviewProps) {
  const resource = useResource()
  const translate = useTranslate()
  const id = useId()
  const say = useErrorWords()
  const { answer, trouble, busy, apply } = useReview(resource, proposal, onDone)
  const { refused = 0 } = answer?.counts ?? {}
  const fine = answer ? fineOf(answer) : 0
  const { deletes = false, isFinal = false } = proposal
  const words = deletes ? deleting : changing
  return (
    <Dialog open onClose={onFix} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate(words.title)}</DialogTitle>
      <DialogContent className="u-review">
        {trouble && <Alert severity="error">{say(trouble)}</Alert>}
        {!answer && !trouble && <LoadingRows />}
        {answer && (
          <>
            <p className="u-counts" role="status">
              {translate(words.counts, { fine, refused, same: answer.counts.same })}{' '}
              {fine > 0 && isFinal && translate(words.isFinal)}
              {fine > 0 && deletes && !isFinal && translate('list.bulk.toTrash')}
            </p>
            <ReviewRows rows={answer.rows} titles={proposal.titles} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onFix}>
          {translate(refused > 0 ? 'list.bulk.fix' : 'app.common.cancel')}
        </Button>
        <Button
          variant="contained"
          color={deletes ? 'error' : 'primary'}
          loading={busy}
          disabled={fine === 0}
          onClick={() => void apply(refused > 0)}
        >
          {translate(refused > 0 ? words.someOf : words.all, { number: fine })}
        </Button>
      </DialogActions>
    </Dialog>
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
