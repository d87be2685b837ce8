import { useListContext, useTranslate } from 'ra-core'
import { useTypedFilter } from '../../../fields/filters/condition'
import { SearchInput } from '../../../ui/primitives/inputs'

/** Search text, applied 300 ms after the last key. */
export function SearchBox() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const search = (text: string) => {
    const { q: _before, ...others } = filterValues
    setFilters(text.trim() ? { ...others, q: text.trim() } : others)
  }
  const [typed, type] = useTypedFilter(String(filterValues.q ?? ''), search)
  const label = translate('list.search')
  return (
    <SearchInput
      compact
      label={label}
      placeholder={`${label}…`}
      enterKeyHint="search"
      value={typed}
      onChange={event => type(event.target.value)}
    />
  )
}
