import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { LinkBase, useTranslate } from 'ra-core'
import { useCatalogue, useResource } from '../../providers/backend/catalogueContext'
import type { BulkRowView } from '../../providers/dataProvider/bulk'
import { Button } from '../../ui/controls/Button'
import { TitledDialog } from '../../ui/theme/TitledDialog'
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
  return (
    <TitledDialog
      title={translate('history.notRestored', { number: rows.length })}
      onClose={onClose}
      maxWidth="sm"
    >
      <DialogContent>
        {text && <p>{text}</p>}
        <ul className="p-bullets">
          {rows.map(row => (
            <LeftRecord key={`${row.resource} ${row.id}`} row={row} onOpen={onClose} />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        {!isDone && (
          <Button color="inherit" loading={isPending} onClick={onRest}>
            {translate('list.batches.undoRest')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose} i18nKey="app.common.close" />
      </DialogActions>
    </TitledDialog>
  )
}

interface LeftRecordProps {
  readonly row: BulkRowView
  readonly onOpen: () => void
}

/** A record that stays as it is, with the reason. */
function LeftRecord({ row, onOpen }: LeftRecordProps) {
  const { id: record, title, message, errors = {} } = row
  const own = useResource()
  const catalogue = useCatalogue()
  const pathOf = useRecordPath(row.resource === undefined ? own : catalogue.get(row.resource))
  return (
    <li>
      <LinkBase className="f-link" to={pathOf({ id: record }) ?? ''} onClick={onOpen}>
        <bdi>{title ?? record}</bdi>
      </LinkBase>{' '}
      <span className="p-quiet">{[...new Set([message, ...Object.values(errors)])].join(' ')}</span>
    </li>
  )
}
