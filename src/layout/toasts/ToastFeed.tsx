import { useSnackbar } from 'notistack'
import {
  type NotificationPayload,
  useNotificationContext,
  useStore,
  useTakeUndoableMutation,
} from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'
import { type RequestFailure, TROUBLES, withTrouble } from '../../providers/backend/failures'
import { useErrorWords } from '../../providers/backend/useErrorWords'

declare module 'notistack' {
  interface OptionsObject {
    undo?: () => void
  }
}

/** Passes react-admin's notifications to notistack, and stores errors. */
export function ToastFeed() {
  const { notifications, takeNotification } = useNotificationContext()
  const show = useShow()
  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (next) show(next)
  }, [notifications, takeNotification, show])
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
      action,
      ...(autoHideDuration !== undefined && { autoHideDuration }),
      ...(undoable && offer()),
    })
  }
}

/**
 * react-admin queues undoable changes and can undo only the first, so one is offered at a time: the next
 * one commits the previous.
 */
function useUndo() {
  const take = useTakeUndoableMutation()
  const { closeSnackbar } = useSnackbar()
  const open = useRef<() => void>(undefined)
  return () => {
    open.current?.()
    const key = crypto.randomUUID()
    window.addEventListener('beforeunload', ask)
    const settle = (isUndo: boolean) => {
      if (open.current !== seal) return
      open.current = undefined
      window.removeEventListener('beforeunload', ask)
      take()?.({ isUndo })
      closeSnackbar(key)
    }
    const seal = () => settle(false)
    open.current = seal
    return { key, undo: () => settle(true), onClose: seal, disableWindowBlurListener: true }
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
