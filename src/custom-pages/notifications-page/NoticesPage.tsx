import './notices-page.css'
import DoneAll from '@mui/icons-material/DoneAllRounded'
import { useTranslate } from 'ra-core'
import { Button } from '../../pieces/controls/Button'
import { useUnread } from '../../pieces/notices/counts'
import { NoticeSettings } from '../../pieces/notices/NoticeSettings'
import { NoticeTabs } from '../../pieces/notices/NoticeTabs'
import { useMark } from '../../pieces/notices/useNotices'
import { PageHead } from '../../pieces/page/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'

/** Notifications and their settings. */
export function NoticesPage() {
  const translate = useTranslate()
  const mark = useMark()
  const unread = useUnread()
  return (
    <div className="p-page">
      <PageHead>
        {unread > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DoneAll fontSize="small" />}
            onClick={() => mark.mutate({ ids: 'all', read: true })}
          >
            {translate('shell.notices.markAll')}
          </Button>
        )}
      </PageHead>
      <div className="notices-page">
        <div className="p-card">
          <CardBoundary>
            <NoticeTabs hasKinds />
          </CardBoundary>
        </div>
        <CardBoundary>
          <NoticeSettings />
        </CardBoundary>
      </div>
    </div>
  )
}
