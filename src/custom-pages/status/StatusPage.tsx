import { BRAND, BrandMark } from '../../pieces/Brand'
import { useDocumentTitle } from '../../pieces/documentTitle'
import { FrontLink } from '../../pieces/front/FrontLink'
import { FrontStyle } from '../../pieces/front/FrontStyle'
import { useWords } from '../../pieces/front/words'
import { useSession } from '../../providers/backendContext'
import { HOME, SIGN_IN } from '../../providers/place'
import '../../pieces/front/front.css'
import './status.css'

export type StatusCode = 403 | 404 | 500

/** A clear message and a way back. */
export function StatusPage({ code }: { code: StatusCode }) {
  const { words } = useWords()
  const { isAuthenticated } = useSession()
  const { page } = words
  const [title, text] = {
    403: [page.forbiddenTitle, page.forbiddenText],
    404: [page.notFoundTitle, page.notFoundText],
    500: [page.serverTitle, page.serverText],
  }[code]
  useDocumentTitle(title)
  return (
    <div className="front status">
      <FrontStyle />
      <header className="front-brand">
        <BrandMark />
        <span>{BRAND}</span>
      </header>
      <main tabIndex={-1}>
        <p className="status-code" aria-hidden="true">
          {code}
        </p>
        <h1>{title}</h1>
        <p className="front-lead">{text}</p>
        <FrontLink to={isAuthenticated ? HOME : SIGN_IN} className="front-button status-back">
          {isAuthenticated ? page.goHome : page.goSignIn}
        </FrontLink>
      </main>
    </div>
  )
}
