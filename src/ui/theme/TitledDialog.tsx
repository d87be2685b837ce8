import Close from '@mui/icons-material/CloseRounded'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../controls/Button'
import { Row } from '../primitives/layout'

interface TitledDialogProps extends Omit<DialogProps, 'open' | 'title' | 'onClose'> {
  readonly title: ReactNode
  readonly variant?: 'h2'
  /** Adds a button beside the title that closes the dialog. */
  readonly closable?: boolean
  readonly onClose?: () => void
}

/** A dialog named by its title, open as long as it is drawn. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, variant, closable = false, children, ...rest } = props
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open fullWidth aria-labelledby={id} {...rest}>
      <DialogTitle id={id} {...(variant && { variant })}>
        {closable ? (
          <Row justify="between">
            {title}
            <IconButton aria-label={translate('app.common.close')} onClick={() => rest.onClose?.()}>
              <Close />
            </IconButton>
          </Row>
        ) : (
          title
        )}
      </DialogTitle>
      {children}
    </Dialog>
  )
}
