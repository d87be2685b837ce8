import './notices.css'
import None from '@mui/icons-material/NotificationsNoneRounded'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { dateTime } from '../../model/kinds/time'
import type { Notice } from '../../model/notice'
import { useLanguage } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { useLabels } from '../../providers/labels'
import { usePageName } from '../../providers/usePageName'
import { Button } from '../Button'
import { ErrorState } from '../states/ErrorState'
import { LoadingForm } from '../states/Loading'
import { State } from '../states/State'
import { timeAgo } from '../timeAgo'
import { kindIcons } from './kindIcons'
import { type Shown, useMark, useNotices } from './useNotices'

interface NoticeListProps {
  readonly shown: Shown
  /** Told when one is opened. */
  readonly onOpen?: () => void
}

/** What somebody was told, the newest first; opening one reads it. */
export function NoticeList({ shown, onOpen }: NoticeListProps) {
  const translate = useTranslate()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices(shown)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingForm />
  const all = data.pages.flatMap(({ notices }) => notices)
  if (all.length === 0) {
    return (
      <State
        icon={None}
        title={translate('shell.notices.empty')}
        text={translate('shell.notices.emptyText')}
      />
    )
  }
  return (
    <>
      <ul className="notices">
        {all.map(notice => (
          <NoticeRow key={notice.id} notice={notice} {...(onOpen && { onOpen })} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="notices-more">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('shell.notices.more')}
          </Button>
        </div>
      )}
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
    <li className="notice" data-unread={!isRead || undefined}>
      <span className={`notice-icon notice-${kind}`}>
        <Icon fontSize="small" aria-hidden="true" />
      </span>
      {path !== undefined ? (
        <LinkBase className="notice-words" to={path} onClick={open}>
          <NoticeWords notice={notice} />
        </LinkBase>
      ) : (
        <div className="notice-words">
          <NoticeWords notice={notice} />
        </div>
      )}
      <button
        type="button"
        className="notice-mark"
        aria-label={`${action}: ${notice.text}`}
        title={action}
        onClick={toggle}
      />
    </li>
  )
}

function NoticeWords({ notice }: RowProps) {
  const { text, label, title, field, at, page } = notice
  const language = useLanguage()
  const nameOf = usePageName()
  return (
    <>
      <strong>
        {text}
        {page && (
          <>
            {': '}
            <bdi>{nameOf(page)}</bdi>
          </>
        )}
        {field && (
          <Suspense fallback={null}>
            <Dated notice={notice} />
          </Suspense>
        )}
      </strong>
      <span>
        {label}
        {title && (
          <>
            {' · '}
            <bdi>{title}</bdi>
          </>
        )}
      </span>
      <time dateTime={at} title={dateTime.print(at, {}, language)}>
        {timeAgo(at, language)}
      </time>
    </>
  )
}

/** The name of the date it is about, and the day where there is one. */
function Dated({ notice: { resource, field, day } }: RowProps) {
  const language = useLanguage()
  const labels = useLabels()
  const dated = useCatalogue()
    .resources.get(resource ?? '')
    ?.fields.get(field ?? '')
  if (!dated) return undefined
  const name = ` · ${labels.field(dated)}`
  return day ? `${name}: ${dated.print(day, language)}` : name
}
