import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { LinkBase, useTranslate } from 'ra-core'
import { useId } from 'react'
import { useResource } from '../../providers/backend/catalogueContext'
import type { BulkRowView } from '../../providers/dataProvider/bulk'
import { useRecordPath } from '../record/recordPath'

export interface UndoReportProps {
  /** The server's refusal of the whole undo. */
  readonly text?: string
  /** Records that could not be restored. */
  readonly rows: readonly BulkRowView[]
  /** The other records are restored. */
  readonly isDone: boolean
  readonly isPending?: boolean
  readonly onRest: () => void
  readonly onClose: () => void
}

/** Records that an undo could not restore, each with its reason and a link; offers to restore the others. */
export function UndoReport(props: UndoReportProps) {
  const { text, rows, isDone, isPending = false, onRest, onClose } = props
  const translate = useTranslate()
  const pathOf = useRecordPath(useResource())
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('history.notRestored', { number: rows.length })}</DialogTitle>
      <DialogContent>
        {text && <p>{text}</p>}
        <ul className="t-refused">
          {rows.map(({ id: record, title, message, errors = {} }) => (
            <li key={record}>
              <LinkBase className="f-link" to={pathOf({ id: record }) ?? ''} onClick={onClose}>
                <bdi>{title ?? record}</bdi>
              </LinkBase>{' '}
              <span className="p-quiet">
                {[...new Set([message, ...Object.values(errors)])].join(' ')}
              </span>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        {!isDone && (
          <Button color="inherit" loading={isPending} onClick={onRest}>
            {translate('list.batches.undoRest')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {translate('app.common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
