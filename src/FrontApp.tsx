import { Suspense, useEffect, useRef } from 'react'
import { login } from './custom-pages/login/front'
import { newPassword } from './custom-pages/new-password/front'
import { register } from './custom-pages/register/front'
import { resetPassword } from './custom-pages/reset-password/front'
import { status } from './custom-pages/status/front'
import { verify } from './custom-pages/verify/front'
import type { AppMessages } from './i18n/en/app'
import { FrontConnection } from './pieces/front/FrontConnection'
import { WordsProvider } from './pieces/front/words'
import type { FrontPage } from './providers/destination'

const pages: Readonly<Record<FrontPage, () => React.ReactNode>> = {
  login: () => <login.Page />,
  register: () => <register.Page />,
  openLogin: () => <login.Page />,
  openRegister: () => <register.Page />,
  verify: () => <verify.Page />,
  resetPassword: () => <resetPassword.Page />,
  newPassword: () => <newPassword.Page />,
  forbidden: () => <status.Page code={403} />,
  notFound: () => <status.Page code={404} />,
  serverError: () => <status.Page code={500} />,
}

/** The public boot: no react-admin, no router, no theme library. */
export const FrontApp = ({ page, words }: { page: FrontPage; words: Promise<AppMessages> }) => (
  <Suspense fallback={null}>
    <WordsProvider first={words}>
      {pages[page]()}
      <FocusAfterNavigation page={page} />
      <FrontConnection />
    </WordsProvider>
  </Suspense>
)

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
