import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'

export interface TroubleTold {
  readonly status: number
  readonly message: string
  readonly requestId?: string | undefined
}
interface TroubleProps {
  readonly trouble: TroubleTold
  readonly onReload?: (() => void) | undefined
}

/** Why nothing was saved, where no field is to blame; what was typed stays. */
export function Trouble({ trouble, onReload }: TroubleProps) {
  const translate = useTranslate()
  const { status, message, requestId } = trouble
  const stale = status === 412
  return (
    <Alert
      severity={stale ? 'warning' : 'error'}
      action={
        stale && onReload ? (
          <Button color="inherit" onClick={onReload}>
            {translate('app.page.reload')}
          </Button>
        ) : undefined
      }
    >
      <AlertTitle>{translate(stale ? 'app.form.conflictTitle' : 'app.form.notSaved')}</AlertTitle>
      {message} {requestId && translate('app.page.requestId', { id: requestId })}
    </Alert>
  )
}
