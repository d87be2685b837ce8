import './shop.css'
import SearchOff from '@mui/icons-material/SearchOff'
import Tune from '@mui/icons-material/TuneRounded'
import { useTranslate } from 'ra-core'
import { useId, useState, useSyncExternalStore } from 'react'
import { priceListOf } from '../../domain/checkout/priceList'
import { shopSorts } from '../../domain/checkout/sorts'
import { printNumber } from '../../fields/numbers'
import { Button } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { EmptyState } from '../../pieces/states/EmptyState'
import { ErrorState } from '../../pieces/states/ErrorState'
import { State } from '../../pieces/states/State'
import { useSales } from '../../providers/sales/useSales'
import { Filters } from './Filters'
import { Grid } from './Grid'
import { QuickAdd } from './QuickAdd'
import { useOffers } from './useOffers'
import { useTellsUnits } from './useTellsUnits'
import { useWish } from './useWish'
import { filtersSet, noWish, type Wish } from './wish'

/** Search, filter, add: fifty thousand products scroll as one page. */
export function ShopPage() {
  const translate = useTranslate()
  const none = useNoWish()
  const { wish, setWish, asked } = useWish(none)
  const [isOpen, setOpen] = useState(false)
  const offers = useOffers(asked)
  const id = useId()
  const count = filtersSet(wish, none)
  const clear = () => setWish({ ...none, q: wish.q })
  const change = (more: Partial<Wish>) => setWish(before => ({ ...before, ...more }))
  return (
    <div className="p-page sh">
      <PageHead>
        <QuickAdd list={wish.list} />
      </PageHead>
      <div className="sh-tools">
        <label className="sh-search">
          <span className="p-hidden">{translate('shop.search')}</span>
          <input
            type="search"
            className="sh-input"
            placeholder={translate('shop.search')}
            value={wish.q}
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
      <div id={id} className="sh-filters" data-open={isOpen || undefined}>
        <Filters wish={wish} onChange={change} />
      </div>
      <div className="sh-count">
        <p role="status">
          {offers.total !== undefined &&
            translate('shop.products', { count: printNumber(offers.total) })}
        </p>
        {count > 0 && <Button onClick={clear}>{translate('shop.clear')}</Button>}
      </div>
      {offers.error ? (
        <ErrorState error={offers.error} onRetry={offers.retry} />
      ) : offers.total === 0 ? (
        <Nothing onClear={count > 0 || wish.q ? () => setWish(none) : undefined} />
      ) : (
        <Grid offers={offers} />
      )}
    </div>
  )
}

/** The prices of whom one sells to, once that is known. */
function useNoWish(): Wish {
  const { cart } = useSales()
  return { ...noWish, list: priceListOf(cart.checkout()) }
}

/** Nothing fits what was asked for; or nothing is sold yet. */
function Nothing({ onClear }: { readonly onClear: (() => void) | undefined }) {
  const translate = useTranslate()
  if (!onClear) return <EmptyState />
  return (
    <State
      icon={SearchOff}
      title={translate('shop.nothingTitle')}
      text={translate('shop.nothingText')}
    >
      <Button variant="outlined" onClick={onClear}>
        {translate('shop.clear')}
      </Button>
    </State>
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
  const tellsUnits = useTellsUnits()
  return (
    <select
      className="sh-input"
      aria-label={translate('shop.sort')}
      value={sortBy}
      onChange={event => {
        const by = shopSorts.find(each => each === event.target.value)
        if (by) cart.sort(by)
      }}
    >
      {shopSorts
        .filter(by => tellsUnits || by !== 'stock')
        .map(by => (
          <option key={by} value={by}>
            {translate(`shop.${sortWords[by]}`)}
          </option>
        ))}
    </select>
  )
}
