import { useTexts } from '../../providers/backend/catalogueContext'
import './notices.css'
import Failed from '@mui/icons-material/ErrorOutlineRounded'
import Fine from '@mui/icons-material/TaskAltRounded'
import { useStore, useTranslate } from 'ra-core'
import { useState } from 'react'
import { kindsFor, type NoticeKind } from '../../model/definition/notice'
import { useMe } from '../../providers/backend/backendContext'
import { type RequestFailure, TROUBLES } from '../../providers/backend/failures'
import { Button } from '../controls/Button'
import { TabStrip } from '../controls/TabStrip'
import { timeAgo } from '../controls/timeAgo'
import { Select } from '../primitives/inputs'
import { Count, Row } from '../primitives/layout'
import { StateFrame } from '../states/StateFrame'
import { useUnread } from './counts'
import { NoticeList } from './NoticeList'

const tabs = ['all', 'unread', 'problems'] as const

interface NoticeTabsProps {
  readonly onOpen?: () => void
  /** Offers a filter by kind. */
  readonly hasKinds?: boolean
}

/** Tabs: all notices, unread ones, errors. */
export function NoticeTabs({ onOpen, hasKinds = false }: NoticeTabsProps) {
  const translate = useTranslate()
  const unread = useUnread()
  const [tab, setTab] = useState<(typeof tabs)[number]>('all')
  const [kind, setKind] = useState<NoticeKind>()
  const getLabel = (name: (typeof tabs)[number]) => (
    <>
      {translate(`shell.notices.${name}`)}
      {name === 'unread' && unread > 0 && (
        <Count solid tone="primary">
          {unread}
        </Count>
      )}
    </>
  )
  return (
    <TabStrip
      label={translate('shell.notices.title')}
      tabs={tabs.map(name => ({ name, label: getLabel(name) }))}
      selected={tab}
      onChoose={setTab}
    >
      {tab === 'problems' ? (
        <TroubleList />
      ) : (
        <>
          {hasKinds && <KindChoice selected={kind} onChoose={setKind} />}
          <NoticeList visible={{ unread: tab === 'unread', kind }} {...(onOpen && { onOpen })} />
        </>
      )}
    </TabStrip>
  )
}

interface KindChoiceProps {
  readonly selected: NoticeKind | undefined
  readonly onChoose: (kind: NoticeKind | undefined) => void
}

/** Filters notices by kind. */
function KindChoice({ selected, onChoose }: KindChoiceProps) {
  const translate = useTranslate()
  const kinds = kindsFor(useMe().ROLE)
  return (
    <div className="p-bar p-end">
      <Select
        compact
        aria-label={translate('shell.notices.byKind')}
        value={selected ?? ''}
        onChange={({ target }) => onChoose(kinds.find(kind => kind === target.value))}
        options={kinds.map(kind => [kind, translate(`shell.notices.${kind}`)])}
      >
        <option value="">{translate('shell.notices.anyKind')}</option>
      </Select>
    </div>
  )
}

/** Recent errors on this device, whose toasts are gone. */
function TroubleList() {
  const { translate, language } = useTexts()
  const [troubles, setTroubles] = useStore<readonly RequestFailure[]>(TROUBLES, [])
  if (troubles.length === 0)
    return <StateFrame icon={Fine} title={translate('shell.notices.noProblems')} />
  return (
    <>
      <ul>
        {troubles.map(({ text, at }) => (
          <Row as="li" gap={3} align="start" key={at} className="p-below notice">
            <span className="p-sign tone-error" data-round>
              <Failed fontSize="small" aria-hidden="true" />
            </span>
            <div className="p-grow notice-words">
              <strong>{text}</strong>
              <time className="p-quiet p-small" dateTime={at}>
                {timeAgo(at, language)}
              </time>
            </div>
          </Row>
        ))}
      </ul>
      <div className="p-bar p-centred">
        <Button onClick={() => setTroubles([])}>{translate('shell.notices.clearProblems')}</Button>
      </div>
    </>
  )
}
