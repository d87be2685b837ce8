import { useBackend, useSession } from '../../providers/backend/backendContext'
import { SIGN_IN } from '../../providers/navigation/place'
import { FrontLink } from '../../ui/front/FrontLink'
import { useWords } from '../../ui/front/words'
import { Card } from '../../ui/primitives/Card'
import { Row } from '../../ui/primitives/layout'
import { usePages } from '../../ui/site/useSite'
import { plainLater } from '../../ui/theme/plainLater'

const OwnDues = plainLater(() => import('./OwnDues').then(module => module.OwnDues))

/** A customer's open amounts; a hint without a session. */
export function Dues() {
  const { payment } = usePages()
  const { words } = useWords()
  const { me } = useBackend()
  const { isInitialized, isAuthenticated } = useSession()
  // Employees have no debts of their own.
  if (!isInitialized || (isAuthenticated && !me()?.CARD_CODE)) return null
  if (isAuthenticated) return <OwnDues />
  return (
    <Card className="site-wide payment-dues" title={payment.due.title}>
      <Row wrap justify="between" gap={4}>
        <p>{payment.due.signIn}</p>
        <FrontLink to={SIGN_IN} className="p-button p-contained p-large">
          {words.auth.signIn}
        </FrontLink>
      </Row>
    </Card>
  )
}
