import './bell.css'
import Bell from '@mui/icons-material/NotificationsNoneRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { IconButton } from '../../ui/controls/Button'
import { LaterPart } from '../../ui/loading/LaterPart'
import { useWarm } from '../../ui/loading/useWarm'
import { useUnread } from '../../ui/notices/counts'
import { later } from '../../ui/theme/later'

const NoticeDrawer = later(() => import('./NoticeDrawer'), 'NoticeDrawer', 'shell', 'columns')

/** Number of unread notices; opens them. */
export function NoticeBell() {
  const translate = useTranslate()
  const unread = useUnread()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const warm = useWarm(NoticeDrawer.preload)
  const title = translate('app.shell.notices')
  const count = unread > 0 ? `, ${translate('app.shell.unread', { number: unread })}` : ''
  const lose = () => {
    setOpened(false)
    setOpen(false)
  }
  return (
    <>
      <IconButton
        data-tour="notices"
        aria-label={title + count}
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
      <LaterPart onFailed={lose}>
        {wasOpened && <NoticeDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
      </LaterPart>
    </>
  )
}
