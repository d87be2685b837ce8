import { useSnackbar } from 'notistack'
import {
  type NotificationPayload,
  useNotificationContext,
  useStore,
  useTakeUndoableMutation,
} from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'
import { TROUBLES, type Trouble, withTrouble } from '../../providers/troubles'
import { useErrorWords } from '../../providers/useErrorWords'

declare module 'notistack' {
  interface OptionsObject {
    /** Takes back what the toast tells of. */
    undo?: () => void
  }
}

/** Hands what react-admin has to say to notistack, and keeps what went wrong. */
export function Feed() {
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
  const [, keep] = useStore<readonly Trouble[]>(TROUBLES, [])
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
 * react-admin's undoable changes wait in a line and only the first can be taken back, so one at a time
 * is offered: the next one seals the one before (ux.md 4.16).
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
