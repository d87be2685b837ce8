import type { Role } from '../../base/business'
import { dashboardRoles } from '../../domain/accounts/dashboards'
import { useDashboard } from '../../features/bi/useDashboard'
import type { Part, Unit } from '../../model/endpoints/figures'
import { useMe } from '../../providers/backend/backendContext'

export interface PersonSales {
  readonly unit: Unit
  /** Sales of the last thirty days, in the orders the reader may see. */
  salesOf(person: unknown): Part | undefined
}

/** Recent sales by person; undefined for roles that may not read orders. */
export function usePersonSales(): PersonSales | undefined {
  const { ROLE, PLAIN_SERVER } = useMe()
  const able: readonly Role[] = dashboardRoles.people
  const { data } = useDashboard('people', 'month', able.includes(ROLE) && !PLAIN_SERVER)
  const [figure] = data?.figures ?? []
  if (!figure) return undefined
  const parts = new Map(figure.parts.map(part => [Number(part.behind?.filter?.VENDEDOR), part]))
  return {
    unit: figure.unit,
    salesOf: person => parts.get(Number(person)),
  }
}
