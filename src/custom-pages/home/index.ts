import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

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
  Page: plainLater(() => import('./HomePage'), 'HomePage'),
}
