import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useListContext, useNotify, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { printNumber } from '../../base/numbers'
import { maxOffset } from '../../model/lists/listState'
import { useMe } from '../../providers/backend/backendContext'
import { IconButton } from '../../ui/controls/Button'
import { useSelecting } from '../../ui/controls/useSelecting'
import { Input, Select } from '../../ui/primitives/inputs'
import { useCounting, useExactTotal, useTotal } from './state/useTotal'

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
      <Select compact id={id} value={perPage} onText={text => setPerPage(Number(text))}>
        {[...new Set([...sizes, perPage])].map(size => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      <span role="status">
        <bdi dir="ltr">{`${printNumber(first)}–${printNumber(first + data.length - 1)}`}</bdi>
        {' / '}
        {total ?? <ExactTotal />}
      </span>
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

/** "At least 1,000": a click asks for the exact number. */
function ExactTotal() {
  const translate = useTranslate()
  const notify = useNotify()
  const total = useTotal()
  const { refetch, isFetching } = useCounting()
  if (useMe().PLAIN_SERVER) return total
  const count = async () => {
    const { error } = await refetch()
    if (error) notify(error.message, { type: 'error' })
  }
  return (
    <button
      type="button"
      className="f-link"
      disabled={isFetching}
      title={translate('list.count')}
      onClick={() => void count()}
    >
      {total}
    </button>
  )
}

/** Current page and number of pages, with an input for another page, up to the server's largest offset. */
function JumpToPage() {
  const translate = useTranslate()
  const { page, perPage, total, meta, setPage } = useListContext()
  const [typed, setTyped] = useState<string>()
  const selecting = useSelecting()
  const { atLeast = 0 } = (meta ?? {}) as { atLeast?: number }
  const pages = Math.ceil((total ?? atLeast) / perPage)
  const last = Math.min(pages, Math.floor(maxOffset / perPage) + 1)
  if (last < 3) return null
  const go = () => {
    setTyped(undefined)
    const wanted = Math.min(Math.trunc(Number(typed)), last)
    if (typed?.trim() && wanted >= 1 && wanted !== page) setPage(wanted)
  }
  return (
    <span className="p-row r-jump" dir="ltr">
      <Input
        compact
        inputMode="numeric"
        autoComplete="off"
        aria-label={translate('list.goToPage', { last: printNumber(last) })}
        value={typed ?? page}
        {...selecting}
        onText={text => setTyped(text.replace(/\D/g, '').slice(0, 6))}
        onKeyDown={({ key }) => {
          if (key === 'Enter') go()
          if (key === 'Escape') setTyped(undefined)
        }}
        onBlur={go}
      />
      <span aria-hidden="true">{` / ${printNumber(pages)}${total === undefined ? '+' : ''}`}</span>
    </span>
  )
}
