import './notices.css'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { NoticeKind } from '../../model/definition/notice'
import { TabStrip } from '../controls/TabStrip'
import { Count } from '../primitives/Chip'
import { useUnread } from './counts'
import { KindChoice } from './KindChoice'
import { NoticeList } from './NoticeList'
import { TroubleList } from './TroubleList'

const tabs = ['all', 'unread', 'problems'] as const

interface NoticeTabsProps {
  readonly onOpen?: () => void
  /** Offers a filter by kind. */
  readonly hasKinds?: boolean
}

/** Tabs: all notices, unread ones, errors. */
export function NoticeTabs({ onOpen, hasKinds = false }: NoticeTabsProps) {
  const translate = useTranslate()
  const unread = useUnread()
  const [tab, setTab] = useState<(typeof tabs)[number]>('all')
  const [kind, setKind] = useState<NoticeKind>()
  const getLabel = (name: (typeof tabs)[number]) => (
    <>
      {translate(`shell.notices.${name}`)}
      {name === 'unread' && unread > 0 && (
        <Count solid tone="primary">
          {unread}
        </Count>
      )}
    </>
  )
  return (
    <TabStrip
      label={translate('shell.notices.title')}
      tabs={tabs.map(name => ({ name, label: getLabel(name) }))}
      selected={tab}
      onChoose={setTab}
    >
      {tab === 'problems' ? (
        <TroubleList />
      ) : (
        <>
          {hasKinds && <KindChoice selected={kind} onChoose={setKind} />}
          <NoticeList visible={{ unread: tab === 'unread', kind }} {...(onOpen && { onOpen })} />
        </>
      )}
    </TabStrip>
  )
}
