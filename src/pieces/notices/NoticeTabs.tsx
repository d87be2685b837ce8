import './notices.css'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useUnread } from './counts'
import { NoticeList } from './NoticeList'
import { TroubleList } from './TroubleList'

const tabs = ['all', 'unread', 'problems'] as const

/** All notices, the unread ones, and what went wrong. */
export function NoticeTabs({ onOpen }: { onOpen?: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const unread = useUnread()
  const [tab, setTab] = useState<(typeof tabs)[number]>('all')
  const step = (by: number) => {
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? 'all'
    setTab(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <>
      <div
        className="notice-tabs"
        role="tablist"
        aria-label={translate('shell.notices.title')}
        onKeyDown={({ key, currentTarget }) => {
          const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
          if (key === 'ArrowRight') step(ahead)
          if (key === 'ArrowLeft') step(-ahead)
        }}
      >
        {tabs.map(name => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {translate(`shell.notices.${name}`)}
            {name === 'unread' && unread > 0 && <span className="notice-count">{unread}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'problems' ? (
          <TroubleList />
        ) : (
          <NoticeList shown={{ unread: tab === 'unread' }} {...(onOpen && { onOpen })} />
        )}
      </div>
    </>
  )
}
