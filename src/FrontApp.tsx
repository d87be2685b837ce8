import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { login } from './custom-pages/login/front'
import { newPassword } from './custom-pages/new-password/front'
import { register } from './custom-pages/register/front'
import { resetPassword } from './custom-pages/reset-password/front'
import { verify } from './custom-pages/verify/front'
import type { AppMessages } from './i18n/en/app'
import { FrontConnection } from './pieces/front/FrontConnection'
import { WordsProvider } from './pieces/front/words'
import type { FrontPage } from './providers/destination'

/** What needs no sign-in comes with its own page. */
const later = <Module, Props extends object>(
  load: () => Promise<Module>,
  page: (module: Module) => (props: Props) => ReactNode,
) => lazy(async () => ({ default: page(await load()) }))
const Status = later(
  () => import('./custom-pages/status/front'),
  ({ status }) => status.Page,
)
const About = later(
  () => import('./custom-pages/about/front'),
  ({ about }) => about.Page,
)
const Pricing = later(
  () => import('./custom-pages/pricing/front'),
  ({ pricing }) => pricing.Page,
)
const Payment = later(
  () => import('./custom-pages/payment/front'),
  ({ payment }) => payment.Page,
)
const Faqs = later(
  () => import('./custom-pages/faqs/front'),
  ({ faqs }) => faqs.Page,
)
const Contact = later(
  () => import('./custom-pages/contact/front'),
  ({ contact }) => contact.Page,
)
const ComingSoon = later(
  () => import('./custom-pages/coming-soon/front'),
  ({ comingSoon }) => comingSoon.Page,
)
const Maintenance = later(
  () => import('./custom-pages/maintenance/front'),
  ({ maintenance }) => maintenance.Page,
)
const Components = later(
  () => import('./custom-pages/components/front'),
  ({ components }) => components.Page,
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
  comingSoon: () => <ComingSoon />,
  maintenance: () => <Maintenance />,
  components: () => <Components />,
}

/** The public boot: no react-admin, no router, no theme library. */
export const FrontApp = ({ page, words }: { page: FrontPage; words: Promise<AppMessages> }) => (
  <Suspense fallback={null}>
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
      <FocusAfterNavigation page={shown} />
    </>
  )
}

/** Readers and keyboards start at the new page, not where the link of the last one was (ux.md 6). */
function FocusAfterNavigation({ page }: { page: FrontPage }) {
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    document.querySelector('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [page])
  return null
}
