import CheckCircle from '@mui/icons-material/CheckCircleRounded'
import Close from '@mui/icons-material/CloseRounded'
import Failed from '@mui/icons-material/ErrorRounded'
import Info from '@mui/icons-material/InfoRounded'
import Warning from '@mui/icons-material/WarningRounded'
import { type CustomContentProps, useSnackbar } from 'notistack'
import { CloseNotificationContext, useTranslate } from 'ra-core'
import { type Ref, useEffect } from 'react'
import { Button, IconButton } from '../../ui/controls/Button'

const icons = {
  default: Info,
  info: Info,
  success: CheckCircle,
  warning: Warning,
  error: Failed,
}

interface ToastProps extends CustomContentProps {
  readonly undo?: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** A notification; dismissed by swipe, key or timeout. */
export function Toast({ id, message, variant, action, style, undo, ref }: ToastProps) {
  const translate = useTranslate()
  const { closeSnackbar } = useSnackbar()
  const close = () => closeSnackbar(id)
  const Icon = icons[variant]
  useUndoKey(undo)
  return (
    <CloseNotificationContext value={close}>
      <div
        ref={ref}
        style={style}
        className={`toast tone-${variant}`}
        role={variant === 'error' ? 'alert' : 'status'}
      >
        {typeof message === 'string' ? (
          <>
            <Icon className="toast-icon" fontSize="small" aria-hidden="true" />
            <span className="toast-words">{message}</span>
          </>
        ) : (
          message
        )}
        {typeof action === 'function' ? action(id) : action}
        {undo && (
          <Button onClick={undo} aria-keyshortcuts="Control+Z" title="Ctrl + Z">
            {translate('app.action.undo')}
          </Button>
        )}
        <IconButton
          className="toast-close"
          aria-label={translate('app.common.close')}
          onClick={close}
        >
          <Close fontSize="small" />
        </IconButton>
      </div>
    </CloseNotificationContext>
  )
}

/** Ctrl+Z undoes the action, except inside inputs, where it undoes typing. */
function useUndoKey(undo: (() => void) | undefined) {
  useEffect(() => {
    if (!undo) return
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typed)
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo])
}

const typed = 'input, textarea, select, [contenteditable="true"], [role="grid"]'
