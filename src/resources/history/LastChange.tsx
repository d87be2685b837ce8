import type { ReactNode } from 'react'
import { dateTime } from '../../kinds/dateTime/data'
import { systemBehind } from '../../model/access/calls'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Row, Text } from '../../ui/primitives/layout'
import type { HistoryProps } from './History'
import { useHistory } from './useHistory'

interface LastChangeProps extends HistoryProps {
  /** Beside the change; left out where there is none. */
  readonly children: ReactNode
}

/** Author of the record's last change, or a note that it was never changed. */
export function LastChange({ record, children }: LastChangeProps) {
  const { resource, translate, language } = useResourceView()
  const { entries, isSuccess } = useHistory(resource, record)
  const [last] = entries
  if (!last) return isSuccess && <p className="p-quiet p-small">{translate('history.empty')}</p>
  const name = last.by?.DISPLAYNAME ?? systemBehind(last.action) ?? translate('history.somebody')
  const words = last.action === 'create' ? 'history.created' : 'history.updated'
  return (
    <Row wrap justify="between">
      <Text as="p" size="sm" tone="secondary">
        {translate(words, { name })} ·{' '}
        <time dateTime={last.at} title={dateTime.print(last.at, {}, language)}>
          {timeAgo(last.at, language)}
        </time>
      </Text>
      {children}
    </Row>
  )
}
