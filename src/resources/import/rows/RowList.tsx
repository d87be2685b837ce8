import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { IconButton } from '../../../ui/controls/Button'
import { Card, Row, Stack } from '../../../ui/primitives/layout'
import type { Rehearsed } from '../plan/rehearseSome'
import { RowResult, type RowResultProps } from './RowResult'

interface RowListProps extends Omit<RowResultProps, 'row' | 'busy'> {
  readonly rows: readonly Rehearsed[]
  readonly busy: ReadonlySet<number>
}
const PAGE = 50

/** The rows of one outcome, a page at a time. */
export function RowList({ rows, busy, ...rest }: RowListProps) {
  const translate = useTranslate()
  const [page, setPage] = useState(0)
  const last = Math.max(0, Math.ceil(rows.length / PAGE) - 1)
  const from = Math.min(page, last) * PAGE
  const shown = rows.slice(from, from + PAGE)
  if (shown.length === 0) return <p className="p-nothing">{translate('importing.check.none')}</p>
  const place = { from: from + 1, to: from + shown.length, total: rows.length }
  return (
    <>
      <Card flush>
        <Stack as="ul" gap={0} divided>
          {shown.map(row => (
            <RowResult key={row.number} row={row} busy={busy.has(row.number)} {...rest} />
          ))}
        </Stack>
      </Card>
      {last > 0 && (
        <Row as="nav" justify="center" gap={3} aria-label={translate('importing.check.pages')}>
          <IconButton
            aria-label={translate('app.action.previousPage')}
            disabled={from === 0}
            onClick={() => setPage(from / PAGE - 1)}
          >
            <ChevronLeft className="p-mirror" fontSize="inherit" />
          </IconButton>
          <span role="status">{translate('importing.check.page', place)}</span>
          <IconButton
            aria-label={translate('app.action.nextPage')}
            disabled={from / PAGE === last}
            onClick={() => setPage(from / PAGE + 1)}
          >
            <ChevronRight className="p-mirror" fontSize="inherit" />
          </IconButton>
        </Row>
      )}
    </>
  )
}
