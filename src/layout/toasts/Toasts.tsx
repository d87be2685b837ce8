import './toasts.css'
import CheckCircle from '@mui/icons-material/CheckCircleRounded'
import Close from '@mui/icons-material/CloseRounded'
import Failed from '@mui/icons-material/ErrorRounded'
import Info from '@mui/icons-material/InfoRounded'
import Warning from '@mui/icons-material/WarningRounded'
import { type CustomContentProps, SnackbarProvider, useSnackbar } from 'notistack'
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useStore,
  useTakeUndoableMutation,
  useTranslate,
} from 'ra-core'
import { type ReactNode, type Ref, useEffect, useLayoutEffect } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import { type RequestFailure, TROUBLES, withTrouble } from '../../providers/backend/failures'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { Button, IconButton } from '../../ui/controls/Button'
import { keepToastsFree } from './freePlace'

const looks = { default: Toast, success: Toast, info: Toast, warning: Toast, error: Toast }

/**
 * At most five, no duplicates, 3,000 ms, top right over nothing that is used, `success` by default. What offers an
 * action is no duplicate: each has its own.
 */
export const Toasts = () => (
  <SnackbarProvider
    maxSnack={5}
    preventDuplicate
    autoHideDuration={3000}
    variant="success"
    anchorOrigin={{
      vertical: 'top',
      horizontal: useSettings().themeDirection === 'rtl' ? 'left' : 'right',
    }}
    classes={{ containerRoot: 'toasts' }}
    Components={looks}
  >
    <ToastFeed />
  </SnackbarProvider>
)

declare module 'notistack' {
  interface OptionsObject {
    undo?: () => void
  }
}

/**
 * Passes react-admin's notifications to notistack, and stores errors. Those that arrive meanwhile stay: react-admin's
 * own `takeNotification` puts back the list of its last render and so drops them.
 */
function ToastFeed() {
  const { notifications, setNotifications } = useNotificationContext()
  const show = useShow()
  useEffect(() => {
    if (notifications.length === 0) return
    setNotifications(waiting => waiting.filter(notice => !notifications.includes(notice)))
    for (const notice of notifications) show(notice)
  }, [notifications, setNotifications, show])
  useEffect(() => {
    window.addEventListener('keydown', pressUndo)
    return () => window.removeEventListener('keydown', pressUndo)
  }, [])
  return null
}

function useShow() {
  const say = useErrorWords()
  const { enqueueSnackbar } = useSnackbar()
  const [, keep] = useStore<readonly RequestFailure[]>(TROUBLES, [])
  const offer = useUndo()
  return ({ message, type, notificationOptions = {} }: NotificationPayload) => {
    const { autoHideDuration, messageArgs, undoable, action } = notificationOptions
    const words: ReactNode = typeof message === 'string' ? say(message, messageArgs) : message
    if (type === 'error' && typeof words === 'string') keep(before => withTrouble(before, words))
    enqueueSnackbar({
      message: words,
      variant: type,
      ...(action != null && { action, key: crypto.randomUUID() }),
      ...(autoHideDuration !== undefined && { autoHideDuration }),
      ...(undoable && offer()),
    })
  }
}

/**
 * react-admin can undo only the first of its queued changes, so each leaves the queue when it is offered: any
 * offer then undoes its own change.
 */
function useUndo() {
  const take = useTakeUndoableMutation()
  const { closeSnackbar } = useSnackbar()
  return () => {
    const change = take()
    const key = crypto.randomUUID()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    let isOpen = true
    const settle = (isUndo: boolean) => {
      if (!isOpen) return
      isOpen = false
      window.removeEventListener('beforeunload', ask)
      change?.({ isUndo })
      closeSnackbar(key)
    }
    return {
      ...{ key, undo: () => settle(true), onClose: () => settle(false) },
      disableWindowBlurListener: true,
    }
  }
}

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
function Toast({ id, message, variant, action, style, undo, ref }: ToastProps) {
  const translate = useTranslate()
  const { closeSnackbar } = useSnackbar()
  const close = () => closeSnackbar(id)
  const Icon = icons[variant]
  useLayoutEffect(keepToastsFree, [])
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
        {undo && <Button onClick={undo} aria-keyshortcuts="Control+Z" i18nKey="app.action.undo" />}
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

/** Ctrl+Z takes the newest offer to undo, except inside inputs, where it undoes typing. */
function pressUndo(event: KeyboardEvent) {
  const isTyping = event.target instanceof Element && event.target.closest(typed)
  if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
  const newest = [...document.querySelectorAll<HTMLElement>('.toast [aria-keyshortcuts]')].at(-1)
  if (!newest) return
  event.preventDefault()
  newest.click()
}

const typed = 'input, textarea, select, [contenteditable="true"], [role="grid"]'
