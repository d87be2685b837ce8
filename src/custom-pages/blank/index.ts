import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** An empty page, the template of new ones. */
export const blank: CustomPage = {
  path: 'blank',
  label: 'menu.blank',
  icon: 'CropPortraitRounded',
  group: false,
  access: 'everyone',
  original: true,
  namespaces: ['shell'],
  Page: plainLater(() => import('./BlankPage'), 'BlankPage'),
}
