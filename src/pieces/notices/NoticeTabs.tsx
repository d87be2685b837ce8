import './notices.css'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { TabStrip } from '../TabStrip'
import { useUnread } from './counts'
import { NoticeList } from './NoticeList'
import { TroubleList } from './TroubleList'

const tabs = ['all', 'unread', 'problems'] as const

/** All notices, the unread ones, and what went wrong. */
export function NoticeTabs({ onOpen }: { onOpen?: () => void }) {
  const translate = useTranslate()
  const unread = useUnread()
  const [tab, setTab] = useState<(typeof tabs)[number]>('all')
  const labelOf = (name: (typeof tabs)[number]) => (
    <>
      {translate(`shell.notices.${name}`)}
      {name === 'unread' && unread > 0 && <span className="notice-count">{unread}</span>}
    </>
  )
  return (
    <TabStrip
      label={translate('shell.notices.title')}
      tabs={tabs.map(name => ({ name, label: labelOf(name) }))}
      chosen={tab}
      onChoose={setTab}
    >
      {tab === 'problems' ? (
        <TroubleList />
      ) : (
        <NoticeList shown={{ unread: tab === 'unread' }} {...(onOpen && { onOpen })} />
      )}
    </TabStrip>
  )
}
