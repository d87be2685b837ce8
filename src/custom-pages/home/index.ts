import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'

const Icon = sheetIcon('HomeRounded')

export const home: CustomPage = {
  path: 'app',
  also: ['general/app'],
  label: 'menu.home',
  icon: Icon,
  group: 'general',
  access: 'everyone',
  original: true,
  namespaces: ['home'],
  resources: ['clients'],
  Page: lazy(async () => ({ default: (await import('./HomePage')).HomePage })),
}
