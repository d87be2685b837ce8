import { useNotify, useTranslate } from 'ra-core'
import type { MouseEvent } from 'react'
import { useLooked } from './backendContext'

/** Why changes are disabled: an administrator views as somebody else. */
export function useHeldReason(): string | undefined {
  const translate = useTranslate()
  const looked = useLooked()
  return looked ? translate('app.viewAs.readOnly', { name: looked.name }) : undefined
}

/** Props that disable a changing button and explain why. Spread them last. */
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
