import Inbox from '@mui/icons-material/InboxOutlined'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { State } from './State'

/** There is nothing yet; `children` is the way to the first one, where one may. */
export function EmptyState({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <State
      icon={Inbox}
      title={translate('app.list.emptyTitle')}
      text={translate('app.list.emptyText')}
    >
      {children}
    </State>
  )
}
