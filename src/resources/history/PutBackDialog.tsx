import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { Resource } from '../../model/resource'
import { useLabels } from '../../providers/labels'
import { useHeld } from '../../providers/useHeld'
import type { Refused } from '../flow/refused'
import type { Sent } from '../useRecord'
import { Change } from './Change'
import type { PutBackWish, Return } from './putBack'
import { usePutBack } from './usePutBack'

export interface PutBackDialogProps {
  readonly resource: Resource
  readonly record: Sent
  readonly wish: PutBackWish
  /** Each field from what it is to what it was. */
  readonly returns: readonly Return[]
  readonly onClose: () => void
}

/** Shows what would change before it does; a refusal is told here. */
export function PutBackDialog({ resource, record, wish, returns, onClose }: PutBackDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const held = useHeld()
  const { putBack, isPending, refused } = usePutBack(resource, record)
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('app.history.putBackTitle')}</DialogTitle>
      <DialogContent>
        {refused && <Trouble resource={resource} refused={refused} />}
        {returns.length === 0 && translate('app.history.putBackSame')}
        {returns.length > 0 && (
          <dl className="h-changes">
            {returns.map(([field, values]) => (
              <Change key={field.name} field={field} values={values} />
            ))}
          </dl>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.common.cancel')}
        </Button>
        {returns.length > 0 && (
          <Button
            variant="contained"
            loading={isPending}
            onClick={async () => (await putBack(wish)) && onClose()}
            {...held}
          >
            {translate('app.history.putBack')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The reasons by field, in words. */
function Trouble({ resource, refused }: { resource: Resource; refused: Refused }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { status, message, errors } = refused
  const stale = status === 412
  const nameOf = (path: string) => {
    const field = resource.fields.get(path.split('.')[0] ?? '')
    return field ? labels.field(field) : path
  }
  const own: Record<number, string> = { 0: 'app.page.wrongText', 412: 'app.flow.staleText' }
  const reasons = Object.entries(errors)
  return (
    <Alert severity={stale ? 'warning' : 'error'} className="h-trouble">
      <AlertTitle>
        {translate(stale ? 'app.form.conflictTitle' : 'app.history.notPutBack')}
      </AlertTitle>
      {reasons.length === 0 && (own[status] ? translate(own[status]) : message)}
      {reasons.map(([path, reason]) => (
        <div key={path}>
          {nameOf(path)}: {reason}
        </div>
      ))}
    </Alert>
  )
}
