import { dashboardRoles } from '../../domain/dashboards'
import type { Role } from '../../domain/roles'
import type { Part, Unit } from '../../model/dashboard'
import { useDashboard } from '../../pieces/figures/useDashboard'
import { useMe } from '../../providers/backendContext'

export interface Sales {
  readonly unit: Unit
  /** Those of the last thirty days, as far as the reader may see the orders behind them. */
  of(person: unknown): Part | undefined
}

/** What each person has sold lately; nothing for whom orders are not open. */
export function useSales(): Sales | undefined {
  const { ROLE } = useMe()
  const able: readonly Role[] = dashboardRoles.people
  const { data } = useDashboard('people', 'month', able.includes(ROLE))
  const [figure] = data?.figures ?? []
  if (!figure) return undefined
  const parts = new Map(figure.parts.map(part => [Number(part.behind?.filter?.VENDEDOR), part]))
  return {
    unit: figure.unit,
    of: person => parts.get(Number(person)),
  }
}
