import Icon from '@mui/icons-material/ForumOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** What colleagues, and customers with their agent, write to each other. */
export const chat: CustomPage = {
  path: 'chat',
  also: ['chat/new', 'chat/:id'],
  label: {
    es: 'Chat',
    en: 'Chat',
    fr: 'Messagerie',
    vi: 'Trò chuyện',
    cn: '聊天',
    ar: 'المحادثات',
  },
  icon: Icon,
  group: 'equipo',
  access: '*',
  find: async (...asked) => (await import('./findMessages')).findMessages(...asked),
  Page: lazy(async () => ({ default: (await import('./ChatPage')).ChatPage })),
}
