import { guestRole, type Role } from '../../base/business'
import { sellingRoles } from '../../domain/checkout/sellers'

/** Steps of the tour; the name is the place's `data-tour` and the key of its texts. */
export type TourStep = 'menu' | 'search' | 'cart' | 'notices' | 'settings' | 'account'

/** Up to six places; people without a role yet see where to wait for it. */
export function stepsFor(role: Role): readonly TourStep[] {
  if (role === guestRole()) return ['menu', 'notices', 'settings', 'account']
  const sells = sellingRoles.includes(role)
  return ['menu', 'search', ...(sells ? (['cart'] as const) : []), 'notices', 'settings', 'account']
}
