import { isPeriod, type Period } from '../../base/span'
import { useAddressValue } from '../../providers/navigation/useAddressValue'

/** The period is in the address, so that a link shows the same dashboard. */
export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [asked = null, choose] = useAddressValue('period')
  return [isPeriod(asked) ? asked : 'month', choose]
}
