import Inbox from '@mui/icons-material/InboxOutlined'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { State } from './State'

interface EmptyStateProps {
  readonly text?: string | undefined
  readonly children?: ReactNode
}

/** There is nothing yet; `children` is the way to the first one, where one may. */
export function EmptyState({ text, children }: EmptyStateProps) {
  const translate = useTranslate()
  return (
    <State
      icon={Inbox}
      title={translate('app.list.emptyTitle')}
      text={text ?? translate('app.list.emptyText')}
    >
      {children}
    </State>
  )
}
