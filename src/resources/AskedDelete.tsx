import Delete from '@mui/icons-material/DeleteOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { Button } from '../pieces/Button'
import { Confirm } from '../pieces/confirmLater'
import { useHeld } from '../providers/useHeld'

interface AskedDeleteProps {
  /** What goes: its title, or how many. */
  readonly what: string
  readonly isPending: boolean
  /** `close` takes the question away, once it is answered. */
  readonly onYes: (close: () => void) => void
}

/** Deletes what is certain to be meant. */
export function AskedDelete({ what, isPending, onYes }: AskedDeleteProps) {
  const translate = useTranslate()
  const held = useHeld()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)} {...held}>
        {translate('ra.action.delete')}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <Confirm
            title={translate('app.form.deleteTitle')}
            text={`${what}. ${translate('app.form.deleteText')}`}
            yes={translate('ra.action.delete')}
            isPending={isPending}
            onYes={() => onYes(close)}
            onNo={close}
          />
        )}
      </Suspense>
    </>
  )
}
