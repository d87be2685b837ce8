import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useTranslate } from 'ra-core'
import { printNumber } from '../../base/numbers'
import { IconButton } from '../../ui/controls/Button'
import { Row } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { REPORT_PAGE, type useReport } from './useReport'

/** Paging; hidden when all rows are shown. */
export function Turner({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const { days, visibleDays, first, setPage } = report
  if (days.length <= REPORT_PAGE) return null
  const page = first / REPORT_PAGE
  return (
    <Row as="nav" justify="center" aria-label={translate('hr.days')}>
      <IconButton
        aria-label={translate('app.action.previousPage')}
        disabled={first === 0}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft className="p-mirror" />
      </IconButton>
      <Text role="status">
        <bdi dir="ltr">{`${printNumber(first + 1)}–${printNumber(first + visibleDays.length)}`}</bdi>
        {` / ${printNumber(days.length)}`}
      </Text>
      <IconButton
        aria-label={translate('app.action.nextPage')}
        disabled={first + REPORT_PAGE >= days.length}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight className="p-mirror" />
      </IconButton>
    </Row>
  )
}
