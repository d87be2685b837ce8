import { useListContext } from 'ra-core'
import { useRef } from 'react'
import { useTypedFilter } from '../../../fields/filters/condition'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { SearchInput } from '../../../ui/primitives/inputs'
import { later } from '../../../ui/theme/later'
import { quiet } from '../../../ui/theme/plainLater'

const SentenceSuggestion = quiet(
  later(() => import('../sentences/SentenceSuggestion'), 'SentenceSuggestion'),
)
const SHORTEST_SENTENCE = 4

/** Search text, applied 300 ms after the last key where the list can be searched; a sentence is offered as conditions. */
export function SearchBox() {
  const { resource, translate, me } = useResourceView()
  const isSearched = resource.searched.length > 0
  const { filterValues, setFilters } = useListContext()
  const search = (text: string) => {
    const { q: _before, ...others } = filterValues
    if (isSearched) setFilters(text.trim() ? { ...others, q: text.trim() } : others)
  }
  const [typed, type, show] = useTypedFilter(String(filterValues.q ?? ''), search)
  const offered = useRef<() => void>(undefined)
  const label = translate(isSearched ? 'list.search' : 'list.sentence.ask')
  const isSentence = !me.PLAIN_SERVER && typed.trim().length >= SHORTEST_SENTENCE
  return (
    <span className="r-search">
      <SearchInput
        compact
        label={label}
        placeholder={`${label}…`}
        enterKeyHint="search"
        value={typed}
        onText={type}
        onKeyDown={event => event.key === 'Enter' && offered.current?.()}
      />
      {isSentence && (
        <SentenceSuggestion
          text={typed.trim()}
          onOffer={apply => {
            offered.current = apply
          }}
          onApplied={show}
        />
      )}
    </span>
  )
}
