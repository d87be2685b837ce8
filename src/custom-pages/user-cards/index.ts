import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** The people of the company as cards with contact data. */
export const userCards: CustomPage = {
  path: 'user/cards',
  label: 'menu.userCards',
  icon: 'ContactsRounded',
  group: 'team',
  access: { resource: 'users', act: 'list' },
  original: true,
  namespaces: ['shell', 'list', 'clients'],
  Page: plainLater(() => import('./PeoplePage'), 'PeoplePage'),
}
