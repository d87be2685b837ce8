import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

export const home: CustomPage = {
  path: 'app',
  also: ['general/app'],
  label: 'menu.home',
  icon: 'HomeRounded',
  group: 'general',
  access: 'everyone',
  original: true,
  namespaces: ['home'],
  resources: ['clients'],
  Page: lazy(() => import('./HomePage').then(module => ({ default: module.HomePage }))),
}
