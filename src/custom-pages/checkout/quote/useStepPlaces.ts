import { useLocation, useNavigate } from 'ra-core'
import { useCallback, useEffect, useRef } from 'react'
import { useCheckout } from '../../../features/checkout/state/useSales'

/**
 * Keeps each step in the browser history (`?step=1`), so that Back returns to the previous step. The
 * checkout holds the current step; `onMove` is called when the history changes it.
 */
export function useStepPlaces(onMove: () => void) {
  const { checkout, dispatch } = useCheckout()
  const location = useLocation()
  const navigate = useNavigate()
  const { activeStep: step, billing, cart } = checkout
  const isEmpty = cart.length === 0
  const reach = isEmpty ? 0 : billing ? 2 : 1
  /** Steps in the history, current one last. */
  const visited = useRef<readonly number[]>([])
  /** Target of a pending navigation. */
  const awaitedStep = useRef<number>(undefined)
  const isBack = useIsBack()
  useEffect(() => {
    const place = placeIn(location.search)
    if (isBack(location) || place === awaitedStep.current) awaitedStep.current = undefined
    if (awaitedStep.current === step) return
    const go = (to: number, move: Move) => {
      visited.current = visitedAfter(visited.current, to, move)
      if (place === to) return
      awaitedStep.current = to
      if (move.kind === 'back') navigate(-move.by)
      else navigate({ search: `?step=${to}` }, { replace: move.kind === 'replace' })
    }
    const reached = awaitedStep.current ?? place
    const move = nextMove({ place: reached, step, visited: visited.current, isEmpty })
    if (move.kind !== 'follow') return go(step, move)
    onMove()
    const to = Math.min(place ?? 0, reach)
    go(to, to === place ? move : { kind: 'replace' })
    if (to !== step) dispatch({ type: 'go', step: to })
  }, [location, step, isEmpty, reach, dispatch, navigate, onMove, isBack])
}

/** Whether Back or Forward led to a new location: it may come before React has drawn the step that it leaves. */
function useIsBack() {
  const last = useRef<{ isPopped: boolean; location?: object }>({ isPopped: false })
  useEffect(() => {
    const pop = () => {
      last.current.isPopped = true
    }
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  }, [])
  return useCallback((location: object) => {
    const { isPopped, location: before } = last.current
    if (before === location) return false
    last.current = { isPopped: false, location }
    return isPopped
  }, [])
}

/** Synchronisation of checkout and history; `follow`: the history changed. */
type Move =
  | { readonly kind: 'agreed' | 'replace' | 'push' | 'follow' }
  | { readonly kind: 'back'; readonly by: number }

interface StepPosition {
  readonly place: number | undefined
  readonly step: number
  readonly visited: readonly number[]
  readonly isEmpty: boolean
}
function nextMove({ place, step, visited, isEmpty }: StepPosition): Move {
  const last = visited.at(-1)
  if (place === step) return { kind: 'agreed' }
  if (last === undefined || place === undefined) return { kind: 'replace' }
  if (step === last) return { kind: 'follow' }
  if (isEmpty) return { kind: 'replace' }
  const knownId = visited.lastIndexOf(step)
  return knownId < 0 ? { kind: 'push' } : { kind: 'back', by: visited.length - 1 - knownId }
}

function visitedAfter(visited: readonly number[], to: number, { kind }: Move): readonly number[] {
  if (visited.at(-1) === to) return visited
  const knownId = visited.lastIndexOf(to)
  if (kind === 'replace') return [...visited.slice(0, -1), to]
  return knownId < 0 ? [...visited, to] : visited.slice(0, knownId + 1)
}

const placeIn = (search: string): number | undefined => {
  const word = new URLSearchParams(search).get('step')
  return word !== null && /^[0-2]$/.test(word) ? Number(word) : undefined
}
