import { useLocation, useNavigate } from 'ra-core'
import { BASE } from '../../../providers/navigation/publicUrls'

const BOARD = `${BASE}/kanban`

export const cardAddress = (id: number) => `${BOARD}?card=${id}`

export function useOpenCard() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [, id] = /[?&]card=(\d{1,15})(?:&|$)/.exec(search) ?? []
  return {
    open: id === undefined ? undefined : Number(id),
    close: () => navigate(BOARD, { replace: true }),
  }
}
