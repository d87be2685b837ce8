import './notices-page.css'
import DoneAll from '@mui/icons-material/DoneAllRounded'
import { useTranslate } from 'ra-core'
import { Button } from '../../pieces/Button'
import { useUnread } from '../../pieces/notices/counts'
import { NoticeTabs } from '../../pieces/notices/NoticeTabs'
import { NoticeWishes } from '../../pieces/notices/NoticeWishes'
import { useMark } from '../../pieces/notices/useNotices'
import { PageHead } from '../../pieces/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'

/** What somebody was told, and beside it of what they want to hear. */
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
          <NoticeWishes />
        </CardBoundary>
      </div>
    </div>
  )
}
