import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useListContext, useTranslate } from 'ra-core'
import { useId } from 'react'
import { printNumber } from '../../base/numbers'
import { IconButton } from '../../ui/controls/Button'
import { Select } from '../../ui/primitives/inputs'
import { ExactTotal } from './ExactTotal'
import { JumpToPage } from './JumpToPage'
import { useExactTotal } from './state/useTotal'

const sizes = [10, 25, 50, 100]

/** First and last row and the total; large totals are shown as "at least". */
export function Pager() {
  const translate = useTranslate()
  const id = useId()
  const total = useExactTotal()
  const { data, page, perPage, hasNextPage, hasPreviousPage, setPage, setPerPage } =
    useListContext()
  if (!data || data.length === 0) return null
  const first = (page - 1) * perPage + 1
  return (
    <nav className="p-cluster r-pager" aria-label={translate('app.action.rowsPerPage')}>
      <label htmlFor={id}>{translate('app.action.rowsPerPage')}</label>
      <Select
        compact
        id={id}
        value={perPage}
        onChange={event => setPerPage(Number(event.target.value))}
      >
        {[...new Set([...sizes, perPage])].map(size => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      <span role="status">
        <bdi dir="ltr">{`${printNumber(first)}–${printNumber(first + data.length - 1)}`}</bdi>
        {total === undefined ? '' : ` / ${total}`}
      </span>
      {total === undefined && <ExactTotal />}
      <IconButton
        aria-label={translate('app.action.previousPage')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft className="p-mirror" />
      </IconButton>
      <JumpToPage />
      <IconButton
        aria-label={translate('app.action.nextPage')}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight className="p-mirror" />
      </IconButton>
    </nav>
  )
}
