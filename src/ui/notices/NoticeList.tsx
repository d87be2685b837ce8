import { useCatalogue, useResources, useTexts } from '../../providers/backend/catalogueContext'
import './notices.css'
import Assigned from '@mui/icons-material/AssignmentIndRounded'
import Comment from '@mui/icons-material/ChatBubbleOutlineRounded'
import Due from '@mui/icons-material/EventRounded'
import Step from '@mui/icons-material/MoveUpRounded'
import None from '@mui/icons-material/NotificationsNoneRounded'
import Asked from '@mui/icons-material/VpnKeyOutlined'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { addDays, today } from '../../base/day'
import { date } from '../../kinds/date/data'
import { dateTime } from '../../kinds/dateTime/data'
import type { NoticeKind } from '../../model/definition/notice'
import type { Notice } from '../../model/endpoints/notices'
import { useLanguage } from '../../providers/backend/backendContext'
import { usePageName } from '../../providers/backend/usePageName'
import { IconButton } from '../../ui/controls/Button'
import { Row } from '../../ui/primitives/layout'
import { Button } from '../controls/Button'
import { timeAgo } from '../controls/timeAgo'
import { Text, type Tone } from '../primitives/layout'
import { StateFrame } from '../states/StateFrame'
import { LoadingForm, Waiting } from '../states/Waiting'
import { byDay } from './byDay'
import { type ShownNotices, useMark, useNotices } from './useNotices'

interface NoticeListProps {
  readonly visible: ShownNotices
  /** Called when a notice is opened. */
  readonly onOpen?: () => void
}

/** A person's notices, newest first; opening one marks it as read. */
export function NoticeList({ visible, onOpen }: NoticeListProps) {
  const translate = useTranslate()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useNotices(visible)
  if (error || !data) return <Waiting error={error} onRetry={refetch} shape={<LoadingForm />} />
  const all = data.pages.flatMap(({ notices }) => notices)
  if (all.length === 0) {
    return (
      <StateFrame
        icon={None}
        title={translate('shell.notices.empty')}
        text={translate('shell.notices.emptyText')}
      />
    )
  }
  return (
    <>
      {byDay(all).map(([day, those]) => (
        <NoticeDay key={day} day={day}>
          {those.map(notice => (
            <NoticeRow key={notice.id} notice={notice} {...(onOpen && { onOpen })} />
          ))}
        </NoticeDay>
      ))}
      {hasNextPage && (
        <div className="p-bar p-centred">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('shell.notices.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The notices of a day below its name. */
function NoticeDay({ day, children }: { readonly day: string; readonly children: ReactNode }) {
  const { translate, language } = useTexts()
  const now = today(new Date())
  const near = { [now]: 'today', [addDays(now, -1)]: 'yesterday' }[day]
  const name = near ? translate(`shell.notices.${near}`) : date.print(day, {}, language)
  return (
    <>
      <Text as="h3" size="sm" tone="secondary" strong className="notice-day">
        {name}
      </Text>
      <ul aria-label={name}>{children}</ul>
    </>
  )
}

interface RowProps {
  readonly notice: Notice
  readonly onOpen?: () => void
}

function NoticeRow({ notice, onOpen }: RowProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const mark = useMark()
  const { id, kind, isRead, resource, record, filter } = notice
  const Icon = kindIcons[kind]
  const toggle = () => mark.mutate({ ids: [id], read: !isRead })
  const open = () => {
    if (!isRead) mark.mutate({ ids: [id], read: true })
    onOpen?.()
  }
  const path =
    resource === undefined
      ? undefined
      : filter
        ? `${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`
        : createPath({ resource, type: 'show', id: record ?? '' })
  const action = translate(isRead ? 'shell.notices.markUnread' : 'shell.notices.markRead')
  return (
    <Row
      as="li"
      gap={3}
      align="start"
      className="p-below notice"
      data-unread={!isRead || undefined}
    >
      <span className={`p-sign tone-${tones[kind] ?? 'primary'}`} data-round>
        <Icon fontSize="small" aria-hidden="true" />
      </span>
      {path !== undefined ? (
        <LinkBase className="p-grow notice-words" to={path} onClick={open}>
          <NoticeWords notice={notice} />
        </LinkBase>
      ) : (
        <div className="p-grow notice-words">
          <NoticeWords notice={notice} />
        </div>
      )}
      <IconButton aria-label={`${action}: ${notice.text}`} title={action} onClick={toggle}>
        <span className="p-dot" />
      </IconButton>
    </Row>
  )
}

function NoticeWords({ notice }: RowProps) {
  const { text, label, title, field, at, page } = notice
  const language = useLanguage()
  const pageName = usePageName()
  const about = page ? pageName(page) : title
  return (
    <>
      <strong>
        {text}
        {about && (
          <>
            {': '}
            <bdi>{about}</bdi>
          </>
        )}
        {field && (
          <Suspense fallback={null}>
            <Dated notice={notice} />
          </Suspense>
        )}
      </strong>
      <span className="p-quiet p-small">
        {label}
        {' · '}
        <time dateTime={at} title={dateTime.print(at, {}, language)}>
          {timeAgo(at, language)}
        </time>
      </span>
    </>
  )
}

/** Label of the notice's date, with the day if there is one. */
function Dated({ notice: { resource, field, day } }: RowProps) {
  const { language, labels } = useTexts()
  useResources(resource ? [resource] : [])
  const dated = useCatalogue()
    .resources.get(resource ?? '')
    ?.fields.get(field ?? '')
  if (!dated) return undefined
  const name = ` · ${labels.field(dated)}`
  return day ? `${name}: ${dated.print(day, language)}` : name
}

const tones: { readonly [kind in NoticeKind]?: Tone } = { assigned: 'info', due: 'warning' }
const kindIcons: Readonly<Record<NoticeKind, typeof Step>> = {
  flow: Step,
  assigned: Assigned,
  comment: Comment,
  due: Due,
  asked: Asked,
}
