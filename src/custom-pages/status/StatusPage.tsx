import { useState } from 'react'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { homePath, SIGN_IN } from '../../providers/navigation/place'
import { FrontLink } from '../../ui/front/FrontLink'
import { fill, useWords } from '../../ui/front/words'
import { Row, Text } from '../../ui/primitives/layout'
import { SitePage } from '../../ui/site/SitePage'
import { Reference } from '../../ui/states/Reference'
import { Scene } from '../../ui/states/Scene'

type StatusCode = 403 | 404 | 500

const scenes = { 403: 'locked', 404: 'notFound', 500: 'fault' } as const

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
    <SitePage title={title} className="site-middle">
      <div className="site-wide site-centre">
        <Scene name={scenes[code]} />
        <h1>{title}</h1>
        <p className="site-lead">{text}</p>
        <Text as="p" size="sm" tone="secondary">
          {code}
        </Text>
        <Row justify="center" pad={4}>
          <FrontLink
            to={isAuthenticated ? homePath() : SIGN_IN}
            className="p-button p-contained p-large"
          >
            {isAuthenticated ? page.goHome : auth.goSignIn}
          </FrontLink>
        </Row>
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
