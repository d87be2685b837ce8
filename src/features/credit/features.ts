import { withNamespaces } from '../../i18n/inUse'
import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

export const creditFeatures: AreaFeatures = {
  components: {
    creditDocuments: {
      Component: later(() =>
        withNamespaces(
          import('./CreditDocuments'),
          'credit',
          'form',
          'validation',
          'columns',
          'field',
        ).then(module => module.CreditDocuments),
      ),
    },
    invitationLink: {
      Component: later(() =>
        withNamespaces(import('./InvitationLink'), 'credit').then(module => module.InvitationLink),
      ),
    },
  },
}
