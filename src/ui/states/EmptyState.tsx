import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { StateFrame } from './StateFrame'

interface EmptyStateProps {
  readonly text?: ReactNode
  readonly children?: ReactNode
}

/** An empty list; `children` is the action that creates the first record, if permitted. */
export function EmptyState({ text, children }: EmptyStateProps) {
  const translate = useTranslate()
  return (
    <StateFrame
      scene="empty"
      title={translate('list.emptyTitle')}
      text={text ?? translate('list.emptyText')}
    >
      {children}
    </StateFrame>
  )
}
