import { useLocation, useNavigate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../fields/record/useDebounced'
import { readShopSearch, type ShopSearch, shopAddress } from './search'

/** The search as typed and, after a short delay, as requested; it is also kept in the address. */
export function useShopSearch(none: ShopSearch) {
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
