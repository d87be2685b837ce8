import { LazyMarkHere } from '../../custom-pages/mark/markHereLater'
import type { PublicPages } from '../../defaults/publicPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Pages of the distributor without sign-in, each with its own code. */
export const publicPages: PublicPages = {
  about: plainLater(() => import('../../custom-pages/about/AboutPage'), 'AboutPage'),
  pricing: plainLater(() => import('../../custom-pages/pricing/PricingPage'), 'PricingPage'),
  payment: plainLater(() => import('../../custom-pages/payment/PaymentPage'), 'PaymentPage'),
  faqs: plainLater(() => import('../../custom-pages/faqs/FaqsPage'), 'FaqsPage'),
  contact: plainLater(() => import('../../custom-pages/contact/ContactPage'), 'ContactPage'),
  serviceState: plainLater(
    () => import('../../custom-pages/service-state/ServiceStatePage'),
    'ServiceStatePage',
  ),
  creditInvitation: plainLater(
    () => import('../../custom-pages/credit-invitation/InvitationPage'),
    'InvitationPage',
  ),
  comingSoon: plainLater(
    () => import('../../custom-pages/coming-soon/ComingSoonPage'),
    'ComingSoonPage',
  ),
  maintenance: plainLater(
    () => import('../../custom-pages/maintenance/MaintenancePage'),
    'MaintenancePage',
  ),
  legal: plainLater(() => import('../../custom-pages/legal/LegalPage'), 'LegalPage'),
  components: plainLater(
    () => import('../../custom-pages/components/ComponentsPage'),
    'ComponentsPage',
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
  ),
  markHere: LazyMarkHere,
}
