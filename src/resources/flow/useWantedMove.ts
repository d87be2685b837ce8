import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { asksFirst, type OpenMove } from './openMoves'

/** Opens the question of the move an address names (`?move=rechazar`), once: the address forgets it. */
export function useWantedMove(moves: readonly OpenMove[], open: (move: OpenMove) => void) {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('move')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address asks
  useEffect(() => {
    if (wanted === null) return
    const move = moves.find(({ name }) => name === wanted)
    if (move && asksFirst(move) && move.reasons.length === 0) open(move)
    setQuery(
      before => {
        before.delete('move')
        return before
      },
      { replace: true },
    )
  }, [wanted])
}
