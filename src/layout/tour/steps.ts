import { guestRole, type Role } from '../../base/business'

/**
 * Steps of the tour with those of areas; the name is the place's `data-tour` and the key of its texts.
 * People without a role yet see where to wait for it.
 */
export const stepsFor = (role: Role, ofAreas: readonly string[]): readonly string[] =>
  role === guestRole()
    ? ['menu', 'notices', 'settings', 'account']
    : ['menu', 'search', ...ofAreas, 'notices', 'settings', 'account']
