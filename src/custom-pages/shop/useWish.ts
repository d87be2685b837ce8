import { useLocation, useNavigate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../fields/record/useDebounced'
import { readShopSearch, type ShopSearch, shopAddressOf } from './wish'

/** The search as typed and, after a short delay, as requested; it is also kept in the address. */
export function useShopSearch(none: ShopSearch) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [wish, setWish] = useState(() => readShopSearch(search, none))
  const asked = useDebounced(wish, 250)
  const address = shopAddressOf(asked, none)
  const written = useRef(search.slice(1))
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    navigate({ search: address && `?${address}` }, { replace: true })
  }, [address, navigate])
  // The address was changed by navigation: Back, or a link to the shop.
  const there = search.slice(1)
  const [seen, setSeen] = useState(there)
  if (seen !== there) {
    setSeen(there)
    if (there !== written.current) setWish(readShopSearch(search, none))
  }
  return { wish, setWish, asked }
}
