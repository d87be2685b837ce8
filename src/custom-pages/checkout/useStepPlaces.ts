import { useLocation, useNavigate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useCheckout } from '../../providers/sales/useSales'

/**
 * Each step is a place of the browser's history (`?step=1`), so that Back goes a step back and not out of the
 * checkout. The checkout itself says which step it is at; `onMove` is called when the history moves instead.
 */
export function useStepPlaces(onMove: () => void) {
  const { checkout, dispatch } = useCheckout()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { activeStep: step, billing, cart } = checkout
  const isEmpty = cart.length === 0
  const reach = isEmpty ? 0 : billing ? 2 : 1
  /** The steps of this visit that lie in the history, the current one last. */
  const visited = useRef<readonly number[]>([])
  /** Where the history is on its way to. */
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    const place = placeIn(search)
    if (place === awaited.current) awaited.current = undefined
    if (awaited.current === step) return
    const go = (to: number, move: Move) => {
      visited.current = visitedAfter(visited.current, to, move)
      if (place === to) return
      awaited.current = to
      if (move.kind === 'back') navigate(-move.by)
      else navigate({ search: `?step=${to}` }, { replace: move.kind === 'replace' })
    }
    const move = moveOf({ place, step, visited: visited.current, isEmpty })
    if (move.kind !== 'follow') return go(step, move)
    onMove()
    const to = Math.min(place ?? 0, reach)
    go(to, to === place ? move : { kind: 'replace' })
    if (to !== step) dispatch({ type: 'go', step: to })
  }, [search, step, isEmpty, reach, dispatch, navigate, onMove])
}

/** What brings checkout and history together; `follow`: the history has moved. */
type Move =
  | { readonly kind: 'agreed' | 'replace' | 'push' | 'follow' }
  | { readonly kind: 'back'; readonly by: number }

interface Standing {
  readonly place: number | undefined
  readonly step: number
  readonly visited: readonly number[]
  readonly isEmpty: boolean
}
function moveOf({ place, step, visited, isEmpty }: Standing): Move {
  const last = visited.at(-1)
  if (place === step) return { kind: 'agreed' }
  if (last === undefined || place === undefined) return { kind: 'replace' }
  if (step === last) return { kind: 'follow' }
  if (isEmpty) return { kind: 'replace' }
  const known = visited.lastIndexOf(step)
  return known < 0 ? { kind: 'push' } : { kind: 'back', by: visited.length - 1 - known }
}

function visitedAfter(visited: readonly number[], to: number, { kind }: Move): readonly number[] {
  if (visited.at(-1) === to) return visited
  const known = visited.lastIndexOf(to)
  if (kind === 'replace') return [...visited.slice(0, -1), to]
  return known < 0 ? [...visited, to] : visited.slice(0, known + 1)
}

const placeIn = (search: string): number | undefined => {
  const word = new URLSearchParams(search).get('step')
  return word !== null && /^[0-2]$/.test(word) ? Number(word) : undefined
}
