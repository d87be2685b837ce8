import './drawer.css'
import Close from '@mui/icons-material/CloseRounded'
import DoneAll from '@mui/icons-material/DoneAllRounded'
import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { NOTICES } from '../../providers/navigation/place'
import { ButtonLink, IconButton } from '../../ui/controls/Button'
import { useUnread } from '../../ui/notices/counts'
import { NoticeTabs } from '../../ui/notices/NoticeTabs'
import { useMark } from '../../ui/notices/useNotices'
import { Pane } from '../../ui/primitives/Panes'

export interface NoticeDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The notices beside the page. */
export function NoticeDrawer({ isOpen, onClose }: NoticeDrawerProps) {
  const translate = useTranslate()
  const id = useId()
  const mark = useMark()
  const unread = useUnread()
  const markAll = translate('shell.notices.markAll')
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { className: 'notice-drawer', role: 'dialog', 'aria-labelledby': id },
      }}
    >
      <div className="p-bar">
        <h2 id={id}>{translate('shell.notices.title')}</h2>
        {unread > 0 && (
          <IconButton title={markAll} onClick={() => mark.mutate({ ids: 'all', read: true })}>
            <DoneAll />
          </IconButton>
        )}
        <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      <Pane scrolls className="notice-body">
        <NoticeTabs onOpen={onClose} />
      </Pane>
      <div className="p-bar p-above p-centred">
        <ButtonLink to={NOTICES} onClick={onClose} i18nKey="shell.notices.seeAll" />
      </div>
    </Drawer>
  )
}
