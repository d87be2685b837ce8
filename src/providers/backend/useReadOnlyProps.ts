import { useNotify, useTranslate } from 'ra-core'
import type { MouseEvent } from 'react'
import { useViewedUser } from './backendContext'

/** Why changes are disabled: an administrator views as somebody else. */
export function useReadOnlyReason(): string | undefined {
  const translate = useTranslate()
  const viewedUser = useViewedUser()
  return viewedUser ? translate('app.viewAs.readOnly', { name: viewedUser.name }) : undefined
}

/** Props that disable a changing button and explain why. Spread them last. */
export function useReadOnlyProps(here?: string) {
  const notify = useNotify()
  const reason = useReadOnlyReason() ?? here
  if (reason === undefined) return {}
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    notify(reason, { type: 'info' })
  }
  return { onClick, title: reason, 'aria-disabled': true, 'data-held': true } as const
}
