import { useSearchParams } from 'react-router-dom'
import { isPeriod, type Period } from '../../domain/span'

/** The period stands in the address, so that a dashboard can be sent to somebody as it is seen. */
export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('period')
  const choose = (period: Period) =>
    setQuery(
      before => {
        before.set('period', period)
        return before
      },
      { replace: true },
    )
  return [isPeriod(asked) ? asked : 'month', choose]
}
