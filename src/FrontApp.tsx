import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { login } from './custom-pages/login/front'
import { MarkHere } from './custom-pages/mark/markHereLater'
import { newPassword } from './custom-pages/new-password/front'
import { register } from './custom-pages/register/front'
import { resetPassword } from './custom-pages/reset-password/front'
import { verify } from './custom-pages/verify/front'
import type { AppMessages } from './i18n/en/app'
import { FrontConnection } from './pieces/front/FrontConnection'
import { WordsProvider } from './pieces/front/words'
import { plainLater } from './pieces/plainLater'
import { PendingBar } from './pieces/progress/PendingBar'
import type { FrontPage } from './providers/destination'

/* What needs no sign-in comes with its own page. */
const Status = plainLater(() => import('./custom-pages/status/front').then(it => it.status.Page))
const About = plainLater(() => import('./custom-pages/about/front').then(it => it.about.Page))
const Pricing = plainLater(() => import('./custom-pages/pricing/front').then(it => it.pricing.Page))
const Payment = plainLater(() => import('./custom-pages/payment/front').then(it => it.payment.Page))
const Faqs = plainLater(() => import('./custom-pages/faqs/front').then(it => it.faqs.Page))
const Contact = plainLater(() => import('./custom-pages/contact/front').then(it => it.contact.Page))
const ServiceState = plainLater(() =>
  import('./custom-pages/service-state/front').then(it => it.serviceState.Page),
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
  import('./custom-pages/components/front').then(it => it.components.Page),
)

const pages: Readonly<Record<FrontPage, () => ReactNode>> = {
  login: () => <login.Page />,
  register: () => <register.Page />,
  openLogin: () => <login.Page />,
  openRegister: () => <register.Page />,
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
  markHere: () => <MarkHere />,
}

/** The public boot: no react-admin, no router, no theme library. */
export const FrontApp = ({ page, words }: { page: FrontPage; words: Promise<AppMessages> }) => (
  <Suspense fallback={<PendingBar />}>
    <WordsProvider first={words}>
      <Page page={page} />
      <FrontConnection />
    </WordsProvider>
  </Suspense>
)

/** The last page stays in sight while the next one is on its way. */
function Page({ page }: { page: FrontPage }) {
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
 * Readers and keyboards start at the new page, not where the link of the last one was (ux.md 6); with the
 * page itself, so that no key pressed in its first field goes astray.
 */
function FocusAfterNavigation({ page }: { page: FrontPage }) {
  const last = useRef(page)
  useLayoutEffect(() => {
    if (last.current === page) return
    last.current = page
    document.querySelector('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [page])
  return null
}
