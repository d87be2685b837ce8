import './sentences.css'
import FilterList from '@mui/icons-material/FilterList'
import { useListContext, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useResource } from '../../../providers/backend/catalogueContext'
import { ConditionWords } from '../conditions/ConditionWords'
import { conditionsIn, filterOfConditions } from '../conditions/items'
import { useSort } from '../state/useSort'
import { OrderWords } from './OrderWords'
import { type SentenceOffer, useSentence } from './useSentence'

interface SentenceSuggestionProps {
  readonly text: string
  /** Receives what Enter applies; undefined while there is nothing to apply. */
  readonly onOffer: (apply: (() => void) | undefined) => void
  /** Receives the words that remain for the search. */
  readonly onApplied: (rest: string) => void
}

/** Below the search: the typed sentence as conditions, applied by a click or by Enter. */
export function SentenceSuggestion({ text, onOffer, onApplied }: SentenceSuggestionProps) {
  const translate = useTranslate()
  const resource = useResource()
  const found = useSentence(resource, text)
  // what is no sentence is searched for, where the list can be searched
  const offer =
    found ?? (resource.searched.length === 0 ? { items: [], sort: undefined, rest: [text] } : found)
  const apply = useApply(onApplied)
  const isEmpty = offer?.items.length === 0 && !offer.sort
  useEffect(() => {
    onOffer(offer && !isEmpty ? () => apply(offer) : undefined)
    return () => onOffer(undefined)
  })
  if (!offer || (isEmpty && offer.rest.length === 0)) return null
  const unread = offer.rest.length > 0 && (
    <em>{translate('list.sentence.unread', { words: offer.rest })}</em>
  )
  if (isEmpty) return <div className="r-sentence">{unread}</div>
  return (
    <button type="button" className="r-sentence" onClick={() => apply(offer)}>
      <FilterList fontSize="small" />
      <span className="r-sentence-words">
        <strong>{translate('list.sentence.offer')}</strong>
        {offer.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity
          <span key={at} className="r-sentence-part">
            <ConditionWords item={item} />
          </span>
        ))}
        {offer.sort && (
          <span className="r-sentence-part">
            <OrderWords sort={offer.sort} />
          </span>
        )}
        {unread}
      </span>
      <kbd>↵</kbd>
    </button>
  )
}

/** Adds the conditions to those of the list; words that are none remain in its search. */
function useApply(onApplied: (rest: string) => void) {
  const resource = useResource()
  const { filterValues, setFilters } = useListContext()
  const { setSort } = useSort()
  return ({ items, sort, rest }: SentenceOffer) => {
    const { q: _q, tab } = filterValues
    const before = conditionsIn(filterValues)
    const own = before.joint === 'any' ? [{ other: filterOfConditions(before) }] : before.items
    const q = resource.searched.length > 0 ? rest.join(' ') : ''
    setFilters({
      ...(q && { q }),
      ...(tab !== undefined && { tab }),
      ...filterOfConditions({ joint: 'all', items: [...own, ...items] }),
    })
    if (sort) setSort({ field: sort.field, order: sort.order })
    onApplied(q)
  }
}
