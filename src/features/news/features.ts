import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { plainLater } from '../../ui/theme/plainLater'

export const newsFeatures: AreaFeatures = {
  components: {
    article: {
      Component: plainLater(() =>
        withNamespaces(import('./NewsArticle'), 'blog').then(module => module.NewsArticle),
      ),
    },
    conversation: {
      Component: plainLater(() =>
        withNamespaces(import('./PostConversation'), 'blog').then(
          module => module.PostConversation,
        ),
      ),
    },
    readMark: {
      Component: plainLater(() =>
        withNamespaces(import('./ReadMark'), 'blog').then(module => module.ReadMark),
      ),
    },
  },
}
