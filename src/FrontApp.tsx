import { publicPages } from '@business/publicPages'
import { type ComponentType, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { loginPage } from './custom-pages/login/front'
import type { FrontTexts } from './i18n/frontTexts'
import type { CommonPage, FrontAddress } from './providers/navigation/destination'
import { FrontConnection } from './ui/front/FrontConnection'
import { WordsProvider } from './ui/front/words'
import { PendingBar } from './ui/progress/PendingBar'
import { plainLater } from './ui/theme/plainLater'

const Status = plainLater(() =>
  import('./custom-pages/status/front').then(it => it.statusPage.Page),
)
const Register = plainLater(() =>
  import('./custom-pages/register/front').then(it => it.registerPage.Page),
)
const common: Readonly<Record<CommonPage, ComponentType>> = {
  login: loginPage.Page,
  register: Register,
  openLogin: loginPage.Page,
  openRegister: Register,
  verify: plainLater(() => import('./custom-pages/verify/front').then(it => it.verifyPage.Page)),
  resetPassword: plainLater(() =>
    import('./custom-pages/reset-password/front').then(it => it.resetPasswordPage.Page),
  ),
  newPassword: plainLater(() =>
    import('./custom-pages/new-password/front').then(it => it.newPasswordPage.Page),
  ),
  forbidden: () => <Status code={403} />,
  notFound: () => <Status code={404} />,
  serverError: () => <Status code={500} />,
}
const pages: Readonly<Record<FrontAddress, ComponentType>> = { ...common, ...publicPages }

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
  const Shown = pages[shown] ?? common.notFound
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
