import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useTranslate } from 'ra-core'
import { IconButton } from '../../pieces/Button'
import { PAGE, type useReport } from './useReport'

const print = (number: number) => number.toLocaleString('es-EC')

/** Which rows of how many, and the way to the next ones; nothing where all are shown. */
export function Turner({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const { days, shown, first, setPage } = report
  if (days.length <= PAGE) return null
  const page = first / PAGE
  return (
    <nav className="ar-turner" aria-label={translate('hr.days')}>
      <IconButton
        aria-label={translate('ra.navigation.previous')}
        disabled={first === 0}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft className="r-mirror" />
      </IconButton>
      <span role="status">
        <bdi dir="ltr">{`${print(first + 1)}–${print(first + shown.length)}`}</bdi>
        {` / ${print(days.length)}`}
      </span>
      <IconButton
        aria-label={translate('ra.navigation.next')}
        disabled={first + PAGE >= days.length}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight className="r-mirror" />
      </IconButton>
    </nav>
  )
}
