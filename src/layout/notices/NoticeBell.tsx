import './bell.css'
import Bell from '@mui/icons-material/NotificationsNoneRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { IconButton } from '../../pieces/Button'
import { LaterPart } from '../../pieces/LaterPart'
import { later } from '../../pieces/later'
import { useUnread } from '../../pieces/notices/counts'
import { useWarm } from '../useWarm'
import type { NoticeDrawerProps } from './NoticeDrawer'

const NoticeDrawer = later<NoticeDrawerProps>(() =>
  import('./NoticeDrawer').then(module => module.NoticeDrawer),
)

/** How many notices are unread, and behind it what they say. */
export function NoticeBell() {
  const translate = useTranslate()
  const unread = useUnread()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const warm = useWarm(NoticeDrawer.preload)
  const title = translate('app.shell.notices')
  const told = unread > 0 ? `, ${translate('app.shell.unread', { number: unread })}` : ''
  const lose = () => {
    setOpened(false)
    setOpen(false)
  }
  return (
    <>
      <IconButton
        data-tour="notices"
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
          <span className="p-count bell-count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <LaterPart onLost={lose}>
        {wasOpened && <NoticeDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
      </LaterPart>
    </>
  )
}
