import { useListContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { printNumber } from '../../base/numbers'
import { maxOffset } from '../../model/lists/listState'
import { useSelecting } from '../../ui/controls/useSelecting'
import { Input } from '../../ui/primitives/inputs'

/** Current page and number of pages, with an input for another page, up to the server's largest offset. */
export function JumpToPage() {
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
        onChange={event => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
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
