import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('ContactsRounded')

/** The people of the company as cards with contact data. */
export const userCards: CustomPage = {
  path: 'user/cards',
  label: 'menu.userCards',
  icon: Icon,
  group: 'user',
  access: { resource: 'users', act: 'list' },
  original: true,
  namespaces: ['shell', 'list'],
  Page: lazy(async () => ({ default: (await import('./PeoplePage')).PeoplePage })),
}
