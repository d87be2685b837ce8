import Delete from '@mui/icons-material/DeleteOutlined'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useMay, useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { LazyConfirm } from '../../ui/theme/confirmLater'

interface DeleteConfirmationProps {
  /** The title of the record, or the number of records. */
  readonly what: string
  readonly isPending: boolean
  /** Opens the question unless something stands against it. */
  readonly onAsk?: (open: () => void) => void
  /** `close` closes the question once it is answered. */
  readonly onYes: (close: () => void) => void
}

/** Asks for confirmation before deleting. */
export function DeleteConfirmation(props: DeleteConfirmationProps) {
  const { what, isPending, onAsk = open => open(), onYes } = props
  const translate = useTranslate()
  const mayRestore = useMay(useResource().name, 'restore')
  const held = useReadOnlyProps()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        color="error"
        startIcon={<Delete />}
        title={translate('app.action.delete')}
        loading={isPending && !isOpen}
        onClick={() => onAsk(() => setOpen(true))}
        {...held}
        i18nKey="app.action.delete"
      />
      {isOpen && (
        <LazyConfirm
          title={translate('form.deleteTitle')}
          text={`${what}. ${translate(mayRestore ? 'form.trashText' : 'form.deleteText')}`}
          yes={translate('app.action.delete')}
          isPending={isPending}
          onYes={() => onYes(close)}
          onNo={close}
        />
      )}
    </>
  )
}
