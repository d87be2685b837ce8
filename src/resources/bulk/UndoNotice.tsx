import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useCloseNotification, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'

/** Display time of the notice. */
export const UNDO_MS = 15_000

interface UndoNoticeProps {
  readonly words: string
  readonly undo: () => Promise<number>
}

/** Describes a completed action, with a button that undoes it. */
export function UndoNotice({ words, undo }: UndoNoticeProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const close = useCloseNotification()
  const [busy, setBusy] = useState(false)
  const takeBack = () => {
    setBusy(true)
    undo()
      .then(
        number => notify('list.bulk.undone', { type: 'success', messageArgs: { number } }),
        (error: Error) => notify(error.message, { type: 'error', autoHideDuration: 8000 }),
      )
      .finally(() => {
        close()
        void client.invalidateQueries()
      })
  }
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button
          color="inherit"
          size="small"
          loading={busy}
          onClick={takeBack}
          aria-keyshortcuts="Control+Z"
        >
          {translate('list.bulk.undo')}
        </Button>
      }
    >
      {words}
    </Alert>
  )
}
