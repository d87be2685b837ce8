import './shop.css'
import SearchOff from '@mui/icons-material/SearchOff'
import Tune from '@mui/icons-material/TuneRounded'
import { useTranslate } from 'ra-core'
import { useId, useState, useSyncExternalStore } from 'react'
import { printNumber } from '../../base/numbers'
import { selectPriceList } from '../../domain/checkout/priceList'
import { shopSorts } from '../../domain/checkout/sorts'
import { useSales } from '../../features/checkout/state/useSales'
import { Button } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { EmptyState } from '../../ui/states/EmptyState'
import { ErrorState } from '../../ui/states/ErrorState'
import { StateFrame } from '../../ui/states/StateFrame'
import { Grid } from './Grid'
import { QuickAdd } from './QuickAdd'
import { ShopFilters } from './ShopFilters'
import { emptyShopSearch, filtersSet, type ShopSearch } from './search'
import { useOffers } from './useOffers'
import { useShopSearch } from './useShopSearch'
import { useShowsUnits } from './useShowsUnits'

/** Search, filters and products in one scrolling page of up to fifty thousand products. */
export function ShopPage() {
  const translate = useTranslate()
  const none = useEmptySearch()
  const { value: search, setValue: setSearch, debouncedSearch } = useShopSearch(none)
  const [isOpen, setOpen] = useState(false)
  const offers = useOffers(debouncedSearch)
  const id = useId()
  const count = filtersSet(search, none)
  const clear = () => setSearch({ ...none, q: search.q })
  const change = (more: Partial<ShopSearch>) => setSearch(before => ({ ...before, ...more }))
  return (
    <div className="p-page sh">
      <PageHead>
        <QuickAdd list={search.list} />
      </PageHead>
      <div className="p-wrap sh-tools">
        <label className="sh-search">
          <span className="p-hidden">{translate('shop.search')}</span>
          <input
            type="search"
            className="p-input sh-input"
            placeholder={translate('shop.search')}
            value={search.q}
            onChange={event => change({ q: event.target.value })}
          />
        </label>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Tune />}
          className="sh-open"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(open => !open)}
        >
          {translate(count > 0 ? 'shop.filtersSet' : 'shop.filters', { count })}
        </Button>
        <Sort />
      </div>
      <div id={id} className="p-wrap sh-filters" data-open={isOpen || undefined}>
        <ShopFilters search={search} onChange={change} />
      </div>
      <div className="p-row sh-count">
        <p role="status">
          {offers.total !== undefined &&
            translate('shop.products', { count: printNumber(offers.total) })}
        </p>
        {count > 0 && <Button onClick={clear}>{translate('shop.clear')}</Button>}
      </div>
      {offers.error ? (
        <ErrorState error={offers.error} onRetry={offers.retry} />
      ) : offers.total === 0 ? (
        <NoOffers onClear={count > 0 || search.q ? () => setSearch(none) : undefined} />
      ) : (
        <Grid offers={offers} />
      )}
    </div>
  )
}

/** Search without filters; it uses the price list of the cart's customer. */
function useEmptySearch(): ShopSearch {
  const { cart } = useSales()
  return { ...emptyShopSearch, list: selectPriceList(cart.checkout()) }
}

/** Empty state: no results for this search, or no products yet. */
function NoOffers({ onClear }: { readonly onClear: (() => void) | undefined }) {
  const translate = useTranslate()
  if (!onClear) return <EmptyState />
  return (
    <StateFrame
      icon={SearchOff}
      title={translate('shop.nothingTitle')}
      text={translate('shop.nothingText')}
    >
      <Button variant="outlined" onClick={onClear}>
        {translate('shop.clear')}
      </Button>
    </StateFrame>
  )
}

const sortWords = {
  available: 'byAvailable',
  name: 'byName',
  priceAsc: 'byPriceAsc',
  priceDesc: 'byPriceDesc',
  stock: 'byStock',
} as const

function Sort() {
  const translate = useTranslate()
  const { cart } = useSales()
  const { sortBy } = useSyncExternalStore(cart.subscribe, cart.view)
  const showsUnits = useShowsUnits()
  return (
    <select
      className="p-input sh-input"
      aria-label={translate('shop.sort')}
      value={sortBy}
      onChange={event => {
        const by = shopSorts.find(each => each === event.target.value)
        if (by) cart.sort(by)
      }}
    >
      {shopSorts
        .filter(by => showsUnits || by !== 'stock')
        .map(by => (
          <option key={by} value={by}>
            {translate(`shop.${sortWords[by]}`)}
          </option>
        ))}
    </select>
  )
}
