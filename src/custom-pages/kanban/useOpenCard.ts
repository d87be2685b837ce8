import { useLocation, useNavigate } from 'ra-core'
import { BASE } from '../../providers/publicUrls'

const BOARD = `${BASE}/kanban`

/** A card has an address of its own: it can be passed on, and gone back from. */
export const cardAddress = (id: number) => `${BOARD}?card=${id}`

/** The card that the address opens. */
export function useOpenCard() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [, id] = /[?&]card=(\d{1,15})(?:&|$)/.exec(search) ?? []
  return {
    open: id === undefined ? undefined : Number(id),
    close: () => navigate(BOARD, { replace: true }),
  }
}
