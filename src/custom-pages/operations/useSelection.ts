import { useSearchParams } from 'react-router-dom'
import { isDay } from '../../base/day'
import type { BatchSelection } from '../../resources/batches/useBatches'

/** The filters of the page, kept in its address. */
export function useSelection() {
  const [params, setParams] = useSearchParams()
  const by = Number(params.get('by'))
  const [from, to] = (['from', 'to'] as const).map(name => params.get(name) ?? '')
  const selection: BatchSelection = {
    resource: params.get('resource') ?? undefined,
    by: Number.isSafeInteger(by) && by > 0 ? by : undefined,
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
  }
  const select = (changed: BatchSelection) => {
    const kept = Object.entries({ ...selection, ...changed }).filter(([, value]) => value)
    setParams(
      kept.map(([name, value]): [string, string] => [name, String(value)]),
      { replace: true },
    )
  }
  return { selection, select }
}
