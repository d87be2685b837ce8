import DoneAll from '@mui/icons-material/DoneAllRounded'
import { Button } from '../../ui/controls/Button'
import { useUnread } from '../../ui/notices/counts'
import { NoticeSettings } from '../../ui/notices/NoticeSettings'
import { NoticeTabs } from '../../ui/notices/NoticeTabs'
import { useMark } from '../../ui/notices/useNotices'
import { PageHead } from '../../ui/page/PageHead'
import { Card, Split } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'

/** Notifications and their settings. */
export function NoticesPage() {
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
            i18nKey="shell.notices.markAll"
          />
        )}
      </PageHead>
      <Split side={400}>
        <Card as="div" flush>
          <CardBoundary>
            <NoticeTabs hasKinds />
          </CardBoundary>
        </Card>
        <CardBoundary>
          <NoticeSettings />
        </CardBoundary>
      </Split>
    </div>
  )
}
