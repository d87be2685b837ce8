import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { loginPage } from './custom-pages/login/front'
import { LazyMarkHere } from './custom-pages/mark/markHereLater'
import { newPassword } from './custom-pages/new-password/front'
import { registerPage } from './custom-pages/register/front'
import { resetPassword } from './custom-pages/reset-password/front'
import { verify } from './custom-pages/verify/front'
import type { FrontTexts } from './i18n/frontTexts'
import { withNamespaces } from './i18n/inUse'
import { FrontConnection } from './pieces/front/FrontConnection'
import { WordsProvider } from './pieces/front/words'
import { PendingBar } from './pieces/progress/PendingBar'
import { plainLater } from './pieces/theme/plainLater'
import type { FrontAddress } from './providers/navigation/destination'

/* The public pages, each with its own code. */
const Status = plainLater(() => import('./custom-pages/status/front').then(it => it.status.Page))
const About = plainLater(() => import('./custom-pages/about/front').then(it => it.about.Page))
const Pricing = plainLater(() => import('./custom-pages/pricing/front').then(it => it.pricing.Page))
const Payment = plainLater(() => import('./custom-pages/payment/front').then(it => it.payment.Page))
const Faqs = plainLater(() => import('./custom-pages/faqs/front').then(it => it.faqs.Page))
const Contact = plainLater(() =>
  import('./custom-pages/contact/front').then(it => it.contactPage.Page),
)
const ServiceState = plainLater(() =>
  import('./custom-pages/service-state/front').then(it => it.serviceStatePage.Page),
)
const CreditInvitation = plainLater(() =>
  import('./custom-pages/credit-invitation/front').then(it => it.creditInvitation.Page),
)
const ComingSoon = plainLater(() =>
  import('./custom-pages/coming-soon/front').then(it => it.comingSoon.Page),
)
const Maintenance = plainLater(() =>
  import('./custom-pages/maintenance/front').then(it => it.maintenance.Page),
)
const Legal = plainLater(() => import('./custom-pages/legal/front').then(it => it.legal.Page))
const Components = plainLater(() =>
  withNamespaces(
    import('./custom-pages/components/front'),
    'list',
    'form',
    'history',
    'validation',
    'columns',
    'goods',
    'devices',
    'blog',
    'field',
  ).then(it => it.components.Page),
)

const pages: Readonly<Record<FrontAddress, () => ReactNode>> = {
  login: () => <loginPage.Page />,
  register: () => <registerPage.Page />,
  openLogin: () => <loginPage.Page />,
  openRegister: () => <registerPage.Page />,
  verify: () => <verify.Page />,
  resetPassword: () => <resetPassword.Page />,
  newPassword: () => <newPassword.Page />,
  forbidden: () => <Status code={403} />,
  notFound: () => <Status code={404} />,
  serverError: () => <Status code={500} />,
  about: () => <About />,
  pricing: () => <Pricing />,
  payment: () => <Payment />,
  faqs: () => <Faqs />,
  contact: () => <Contact />,
  serviceState: () => <ServiceState />,
  creditInvitation: () => <CreditInvitation />,
  comingSoon: () => <ComingSoon />,
  maintenance: () => <Maintenance />,
  components: () => <Components />,
  legal: () => <Legal />,
  markHere: () => <LazyMarkHere />,
}

/** Entry of the public pages: no react-admin, no router, no theme library. */
export const FrontApp = ({ page, words }: { page: FrontAddress; words: Promise<FrontTexts> }) => (
  <Suspense fallback={<PendingBar />}>
    <WordsProvider first={words}>
      <Page page={page} />
      <FrontConnection />
    </WordsProvider>
  </Suspense>
)

/** Shows the last page until the next one has loaded. */
function Page({ page }: { page: FrontAddress }) {
  const shown = useDeferredValue(page)
  return (
    <>
      {pages[shown]()}
      {shown !== page && <PendingBar />}
      <FocusAfterNavigation page={shown} />
    </>
  )
}

/**
 * Moves the focus to the new page for screen readers and keyboards. It is done with the page itself, so
 * that the first field receives every key press.
 */
function FocusAfterNavigation({ page }: { page: FrontAddress }) {
  const last = useRef(page)
  useLayoutEffect(() => {
    if (last.current === page) return
    last.current = page
    document.querySelector('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [page])
  return null
}
