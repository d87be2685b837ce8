import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useListContext, useTranslate } from 'ra-core'
import { IconButton } from '../../pieces/Button'
import { JumpToPage } from './JumpToPage'
import { useTotal } from './useTotal'

const sizes = [10, 25, 50, 100]
const print = (number: number) => number.toLocaleString('es-EC')

/** Which rows of how many; a total too long to count says "at least". */
export function Pager() {
  const translate = useTranslate()
  const total = useTotal()
  const { data, page, perPage, hasNextPage, hasPreviousPage, setPage, setPerPage } =
    useListContext()
  if (!data || data.length === 0) return null
  const first = (page - 1) * perPage + 1
  return (
    <nav className="r-pager" aria-label={translate('ra.navigation.page_rows_per_page')}>
      <label>
        <span>{translate('ra.navigation.page_rows_per_page')}</span>{' '}
        <select value={perPage} onChange={event => setPerPage(Number(event.target.value))}>
          {[...new Set([...sizes, perPage])].map(size => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="r-range" role="status">
        <bdi dir="ltr">{`${print(first)}–${print(first + data.length - 1)}`}</bdi>
        {` / ${total}`}
      </span>
      <IconButton
        aria-label={translate('ra.navigation.previous')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft className="r-mirror" />
      </IconButton>
      <JumpToPage />
      <IconButton
        aria-label={translate('ra.navigation.next')}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight className="r-mirror" />
      </IconButton>
    </nav>
  )
}
