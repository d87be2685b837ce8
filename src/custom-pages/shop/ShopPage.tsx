import './shop.css'
import Tune from '@mui/icons-material/TuneRounded'
import { useLocation, useNavigate, useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { printNumber } from '../../base/numbers'
import { selectPriceList } from '../../domain/checkout/priceList'
import { shopSorts } from '../../domain/checkout/sorts'
import { useAddByCode } from '../../features/checkout/state/useAddByCode'
import { useSales } from '../../features/checkout/state/useSales'
import { Button } from '../../ui/controls/Button'
import { useDebounced } from '../../ui/controls/useDebounced'
import { PageHead } from '../../ui/page/PageHead'
import { Input, SearchInput, Select } from '../../ui/primitives/inputs'
import { Grid, Row, Text } from '../../ui/primitives/layout'
import { ScanButton } from '../../ui/scanner/ScanButton'
import { EmptyState } from '../../ui/states/EmptyState'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState } from '../../ui/states/Waiting'
import { OfferGrid } from './OfferGrid'
import { ShopFilters } from './ShopFilters'
import { emptyShopSearch, filtersSet, readShopSearch, type ShopSearch, shopAddress } from './search'
import { useOffers } from './useOffers'
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
    <div className="p-page">
      <PageHead>
        <QuickAdd list={search.list} />
      </PageHead>
      <Row wrap gap={3}>
        <SearchInput
          wide
          label={translate('shop.search')}
          value={search.q}
          onText={text => change({ q: text })}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Tune />}
          className="p-narrow"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(open => !open)}
        >
          {translate(count > 0 ? 'shop.filtersSet' : 'shop.filters', { count })}
        </Button>
        <Sort />
      </Row>
      <Grid
        id={id}
        fit
        min={120}
        gap={3}
        align="end"
        className="sh-filters"
        data-open={isOpen || undefined}
      >
        <ShopFilters search={search} onChange={change} />
      </Grid>
      <Row justify="between">
        <Text as="p" role="status" tone="secondary">
          {offers.total !== undefined &&
            translate('shop.products', { number: printNumber(offers.total), count: offers.total })}
        </Text>
        {count > 0 && <Button onClick={clear}>{translate('shop.clear')}</Button>}
      </Row>
      {offers.error ? (
        <ErrorState error={offers.error} onRetry={offers.retry} />
      ) : offers.total === 0 ? (
        <NoOffers onClear={count > 0 || search.q ? () => setSearch(none) : undefined} />
      ) : (
        <OfferGrid offers={offers} />
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
      scene="noResult"
      title={translate('shop.nothingTitle')}
      text={translate('shop.nothingText')}
    >
      <Button variant="outlined" onClick={onClear} i18nKey="shop.clear" />
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
    <Select
      className="sh-sort"
      aria-label={translate('shop.sort')}
      value={sortBy}
      onText={text => {
        const by = shopSorts.find(each => each === text)
        if (by) cart.sort(by)
      }}
      options={shopSorts
        .filter(by => showsUnits || by !== 'stock')
        .map(by => [by, translate(`shop.${sortWords[by]}`)])}
    />
  )
}

/** The search as typed and, after a short delay, as requested; it is also kept in the address. */
function useShopSearch(none: ShopSearch) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [value, setValue] = useState(() => readShopSearch(search, none))
  const debouncedSearch = useDebounced(value, 250)
  const address = shopAddress(debouncedSearch, none)
  const written = useRef(search.slice(1))
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    navigate({ search: address && `?${address}` }, { replace: true })
  }, [address, navigate])
  // The address was changed by navigation: Back, or a link to the shop.
  const there = search.slice(1)
  const [lastSearch, setLastSearch] = useState(there)
  if (lastSearch !== there) {
    setLastSearch(there)
    if (there !== written.current) setValue(readShopSearch(search, none))
  }
  return { value, setValue, debouncedSearch }
}

/** Adds a product by code and Enter, as scanners send them, and clears the input for the next. */
function QuickAdd({ list }: { readonly list: number }) {
  const translate = useTranslate()
  const addByCode = useAddByCode()
  const [code, setCode] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const trimmedCode = code.trim()
    if (trimmedCode === '') return
    setCode('')
    void addByCode(trimmedCode, list)
  }
  return (
    <form className="p-row sh-quick" onSubmit={add}>
      <ScanButton
        label={translate('shop.scan')}
        onCode={scanned => void addByCode(scanned, list)}
      />
      <Input
        aria-label={translate('shop.quickAdd')}
        placeholder={translate('shop.quickAdd')}
        autoComplete="off"
        value={code}
        onText={setCode}
      />
    </form>
  )
}
