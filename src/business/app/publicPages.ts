import { LazyMarkHere } from '../../custom-pages/mark/markHereLater'
import type { PublicPages } from '../../defaults/publicPages'
import { withNamespaces } from '../../i18n/inUse'
import { plainLater } from '../../ui/theme/plainLater'

/** Pages of the distributor without sign-in, each with its own code. */
export const publicPages: PublicPages = {
  about: plainLater(() => import('../../custom-pages/about/front').then(it => it.about.Page)),
  pricing: plainLater(() => import('../../custom-pages/pricing/front').then(it => it.pricing.Page)),
  payment: plainLater(() => import('../../custom-pages/payment/front').then(it => it.payment.Page)),
  faqs: plainLater(() => import('../../custom-pages/faqs/front').then(it => it.faqs.Page)),
  contact: plainLater(() =>
    import('../../custom-pages/contact/front').then(it => it.contactPage.Page),
  ),
  serviceState: plainLater(() =>
    import('../../custom-pages/service-state/front').then(it => it.serviceStatePage.Page),
  ),
  creditInvitation: plainLater(() =>
    import('../../custom-pages/credit-invitation/front').then(it => it.creditInvitation.Page),
  ),
  comingSoon: plainLater(() =>
    import('../../custom-pages/coming-soon/front').then(it => it.comingSoon.Page),
  ),
  maintenance: plainLater(() =>
    import('../../custom-pages/maintenance/front').then(it => it.maintenance.Page),
  ),
  legal: plainLater(() => import('../../custom-pages/legal/front').then(it => it.legal.Page)),
  components: plainLater(() =>
    withNamespaces(
      import('../../custom-pages/components/front'),
      'list',
      'form',
      'history',
      'validation',
      'columns',
      'goods',
      'devices',
      'blog',
      'field',
      'shell',
    ).then(it => it.components.Page),
  ),
  markHere: LazyMarkHere,
}
