import type { AreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

export const creditFeatures: AreaFeatures = {
  components: {
    creditDocuments: {
      Component: later(
        () => import('./CreditDocuments'),
        'CreditDocuments',
        'credit',
        'form',
        'validation',
        'columns',
        'field',
      ),
    },
    invitationLink: {
      Component: later(() => import('./InvitationLink'), 'InvitationLink', 'credit'),
    },
  },
}
