import './bell.css'
import Bell from '@mui/icons-material/NotificationsNoneRounded'
import { useI18nProvider, useTranslate } from 'ra-core'
import { Suspense, useCallback, useState } from 'react'
import { IconButton } from '../../pieces/Button'
import { later } from '../../pieces/later'
import { useUnread } from '../../pieces/notices/counts'
import type { AppI18nProvider } from '../../providers/i18nProvider'
import { useWarm } from '../useWarm'
import type { NoticeDrawerProps } from './NoticeDrawer'

const NoticeDrawer = later<NoticeDrawerProps>(() =>
  import('./NoticeDrawer').then(module => module.NoticeDrawer),
)

/** How many notices are unread, and behind it what they say. */
export function NoticeBell() {
  const translate = useTranslate()
  const words = useI18nProvider() as AppI18nProvider
  const unread = useUnread()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const warm = useWarm(
    useCallback(() => Promise.all([NoticeDrawer.preload(), words.loadMore('shell')]), [words]),
  )
  const title = translate('app.shell.notices')
  const told = unread > 0 ? `, ${translate('app.shell.unread', { number: unread })}` : ''
  return (
    <>
      <IconButton
        className="bell"
        aria-label={title + told}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={warm}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <Bell />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <Suspense fallback={null}>
        {wasOpened && <NoticeDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
