import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Messages between colleagues, and between customers and their agent. */
export const chatPage: CustomPage = {
  path: 'chat',
  countsUnread: true,
  also: ['chat/new', 'chat/:id'],
  label: 'menu.chat',
  icon: 'ForumOutlined',
  group: 'team',
  access: '*',
  original: true,
  find: async (...args) => (await import('./findMessages')).findMessages(...args),
  namespaces: ['chat'],
  Page: plainLater(() => import('./ChatPage'), 'ChatPage'),
}
