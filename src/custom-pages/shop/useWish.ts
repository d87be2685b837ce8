import { useLocation, useNavigate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../fields/inputs/useDebounced'
import { addressOf, type Wish, wishIn } from './wish'

/** What is looked for, as typed and as asked of the server a moment later; the address says it too. */
export function useWish(none: Wish) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [wish, setWish] = useState(() => wishIn(search, none))
  const asked = useDebounced(wish, 250)
  const address = addressOf(asked, none)
  const written = useRef(search.slice(1))
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    navigate({ search: address && `?${address}` }, { replace: true })
  }, [address, navigate])
  // Somebody came here by another address: Back, or a link to the shop.
  const there = search.slice(1)
  const [seen, setSeen] = useState(there)
  if (seen !== there) {
    setSeen(there)
    if (there !== written.current) setWish(wishIn(search, none))
  }
  return { wish, setWish, asked }
}
