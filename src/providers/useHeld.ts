import { useNotify, useTranslate } from 'ra-core'
import type { MouseEvent } from 'react'
import { useLooked } from './backendContext'

/** Why nothing can be changed now: an administrator looks as somebody else. */
export function useHeldReason(): string | undefined {
  const translate = useTranslate()
  const looked = useLooked()
  return looked ? translate('app.viewAs.readOnly', { name: looked.name }) : undefined
}

/** What a button that changes something takes, last: while nothing can be changed, here or at all, it tells so instead. */
export function useHeld(here?: string) {
  const notify = useNotify()
  const reason = useHeldReason() ?? here
  if (reason === undefined) return {}
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    notify(reason, { type: 'info' })
  }
  return { onClick, title: reason, 'aria-disabled': true, 'data-held': true } as const
}
