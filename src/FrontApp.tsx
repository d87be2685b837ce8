import { publicPages } from '@business/publicPages'
import { Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react'
import type { FrontTexts } from './i18n/frontTexts'
import type { CommonPage, FrontAddress } from './providers/navigation/destination'
import { FrontConnection } from './ui/front/FrontConnection'
import { WordsProvider } from './ui/front/words'
import { PendingBar } from './ui/progress/PendingBar'
import { type Later, plainLater } from './ui/theme/plainLater'

const statusOf = (code: 403 | 404 | 500) =>
  plainLater(async () => {
    const { StatusPage } = await import('./custom-pages/status/StatusPage')
    return () => <StatusPage code={code} />
  })
const Login = plainLater(() => import('./custom-pages/login/LoginPage'), 'LoginPage')
const Register = plainLater(() => import('./custom-pages/register/RegisterPage'), 'RegisterPage')
const common: Readonly<Record<CommonPage, Later<object>>> = {
  login: Login,
  register: Register,
  openLogin: Login,
  openRegister: Register,
  verify: plainLater(() => import('./custom-pages/verify/VerifyPage'), 'VerifyPage'),
  resetPassword: plainLater(
    () => import('./custom-pages/reset-password/ResetPasswordPage'),
    'ResetPasswordPage',
  ),
  newPassword: plainLater(
    () => import('./custom-pages/new-password/NewPasswordPage'),
    'NewPasswordPage',
  ),
  forbidden: statusOf(403),
  notFound: statusOf(404),
  serverError: statusOf(500),
}
const pages: Readonly<Record<FrontAddress, Later<object>>> = { ...common, ...publicPages }
const pageAt = (page: FrontAddress) => pages[page] ?? common.notFound

/** Loads a page before its first render. */
export const loadFrontPage = (page: FrontAddress) => pageAt(page).preload()

interface FrontAppProps {
  readonly page: FrontAddress
  readonly words: Promise<FrontTexts>
}

/** Entry of the public pages: no react-admin, no router, no theme library. */
export const FrontApp = ({ page, words }: FrontAppProps) => (
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
  const Shown = pageAt(shown)
  return (
    <>
      <Shown />
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
