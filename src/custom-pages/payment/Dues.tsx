import { useBackend, useSession } from '../../providers/backend/backendContext'
import { SIGN_IN } from '../../providers/navigation/place'
import { FrontLink } from '../../ui/front/FrontLink'
import { useWords } from '../../ui/front/words'
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
    <section className="site-wide payment-dues" aria-labelledby="payment-dues">
      <h2 id="payment-dues">{payment.due.title}</h2>
      <div className="p-cluster payment-sign-in">
        <p>{payment.due.signIn}</p>
        <FrontLink to={SIGN_IN} className="front-button">
          {words.auth.signIn}
        </FrontLink>
      </div>
    </section>
  )
}
