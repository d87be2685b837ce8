import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useListContext, useTranslate } from 'ra-core'
import { printNumber } from '../../base/numbers'
import { IconButton } from '../../pieces/controls/Button'
import { JumpToPage } from './JumpToPage'
import { useTotal } from './state/useTotal'

const sizes = [10, 25, 50, 100]

/** First and last row and the total; large totals are shown as "at least". */
export function Pager() {
  const translate = useTranslate()
  const total = useTotal()
  const { data, page, perPage, hasNextPage, hasPreviousPage, setPage, setPerPage } =
    useListContext()
  if (!data || data.length === 0) return null
  const first = (page - 1) * perPage + 1
  return (
    <nav className="p-cluster r-pager" aria-label={translate('app.action.rowsPerPage')}>
      <label>
        <span>{translate('app.action.rowsPerPage')}</span>{' '}
        <select value={perPage} onChange={event => setPerPage(Number(event.target.value))}>
          {[...new Set([...sizes, perPage])].map(size => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="r-range" role="status">
        <bdi dir="ltr">{`${printNumber(first)}–${printNumber(first + data.length - 1)}`}</bdi>
        {` / ${total}`}
      </span>
      <IconButton
        aria-label={translate('app.action.previousPage')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft className="r-mirror" />
      </IconButton>
      <JumpToPage />
      <IconButton
        aria-label={translate('app.action.nextPage')}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight className="r-mirror" />
      </IconButton>
    </nav>
  )
}
