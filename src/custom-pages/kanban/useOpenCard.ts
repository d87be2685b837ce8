import { useLocation, useNavigate } from 'ra-core'

/** The card that is open, as the address says: it can be passed on, and gone back from. */
export function useOpenCard() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [, id] = /[?&]card=(\d{1,15})(?:&|$)/.exec(search) ?? []
  const open = id === undefined ? undefined : Number(id)
  const setOpen = (card: number | undefined) =>
    navigate(card === undefined ? pathname : `${pathname}?card=${card}`, { replace: true })
  return [open, setOpen] as const
}
