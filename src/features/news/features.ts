import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { plainLater } from '../../ui/theme/plainLater'

export const newsFeatures: AreaFeatures = {
  components: {
    article: {
      Component: plainLater(() => import('./NewsArticle'), 'NewsArticle', 'blog'),
    },
    conversation: {
      Component: plainLater(() => import('./PostConversation'), 'PostConversation', 'blog'),
    },
    readMark: {
      Component: plainLater(() => import('./ReadMark'), 'ReadMark', 'blog'),
    },
  },
}
