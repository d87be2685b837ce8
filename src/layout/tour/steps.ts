import { sellingRoles } from '../../domain/checkout/sellers'
import type { Role } from '../../domain/roles'

/** What the tour shows, by the word that its place carries as `data-tour` and its texts have as a key. */
export type TourStep = 'menu' | 'search' | 'cart' | 'notices' | 'settings' | 'account'

/** Five or six places; who has no work here yet is shown where to wait for it. */
export function stepsFor(role: Role): readonly TourStep[] {
  if (role === 'user') return ['menu', 'notices', 'settings', 'account']
  const sells = sellingRoles.includes(role)
  return ['menu', 'search', ...(sells ? (['cart'] as const) : []), 'notices', 'settings', 'account']
}
