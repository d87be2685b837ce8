import { useSearchParams } from 'react-router-dom'
import { isPeriod, type Period } from '../../base/span'

/** The period is in the address, so that a link shows the same dashboard. */
export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [query, setQuery] = useSearchParams()
  const periodParam = query.get('period')
  const choose = (period: Period) =>
    setQuery(
      before => {
        before.set('period', period)
        return before
      },
      { replace: true },
    )
  return [isPeriod(periodParam) ? periodParam : 'month', choose]
}
