import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

/** An empty page, the template of new ones. */
export const blank: CustomPage = {
  path: 'blank',
  label: 'menu.blank',
  icon: 'CropPortraitRounded',
  group: false,
  access: 'everyone',
  original: true,
  namespaces: ['shell'],
  Page: lazy(() => import('./BlankPage').then(module => ({ default: module.BlankPage }))),
}
