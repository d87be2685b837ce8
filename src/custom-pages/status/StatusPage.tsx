import { useState } from 'react'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { homePath, SIGN_IN } from '../../providers/navigation/place'
import { FrontLink } from '../../ui/front/FrontLink'
import { fill, useWords } from '../../ui/front/words'
import { SitePage } from '../../ui/site/SitePage'
import { Reference } from '../../ui/states/Reference'
import './status.css'

type StatusCode = 403 | 404 | 500

/** A status message with a link back. */
export function StatusPage({ code }: { code: StatusCode }) {
  const { auth, page, common } = useWords().words
  const [fault] = useState(useBackend().faults.last)
  const { isAuthenticated } = useSession()
  const [title = '', text = ''] = {
    403: [page.forbiddenTitle, page.forbiddenText],
    404: [page.notFoundTitle, page.notFoundText],
    500: [auth.serverTitle, auth.serverText],
  }[code]
  return (
    <SitePage title={title} className="status">
      <div className="site-wide site-centre">
        <p className="status-code" aria-hidden="true">
          {code}
        </p>
        <h1>{title}</h1>
        <p className="site-lead">{text}</p>
        <FrontLink
          to={isAuthenticated ? homePath() : SIGN_IN}
          className="front-button site-button status-back"
        >
          {isAuthenticated ? page.goHome : auth.goSignIn}
        </FrontLink>
        {code === 500 && fault && (
          <Reference
            id={fault}
            words={{
              label: page.reference,
              copy: common.copy,
              copied: common.copied,
              write: page.tellUs,
              message: fill(page.faultMessage, { id: fault, page: window.location.pathname }),
            }}
          />
        )}
      </div>
    </SitePage>
  )
}
