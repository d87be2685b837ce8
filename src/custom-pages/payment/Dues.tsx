import { FrontLink } from '../../pieces/front/FrontLink'
import { useWords } from '../../pieces/front/words'
import { plainLater } from '../../pieces/plainLater'
import { usePages } from '../../pieces/site/useSite'
import { useBackend, useSession } from '../../providers/backendContext'
import { SIGN_IN } from '../../providers/place'

const OwnDues = plainLater(() => import('./OwnDues').then(module => module.OwnDues))

/** What a customer owes; who is not signed in is told where it will stand. */
export function Dues() {
  const { payment } = usePages()
  const { words } = useWords()
  const { me } = useBackend()
  const { isInitialized, isAuthenticated } = useSession()
  // Whoever works here owes nothing: a customer's orders stand at the customer.
  if (!isInitialized || (isAuthenticated && !me()?.CARD_CODE)) return null
  if (isAuthenticated) return <OwnDues />
  return (
    <section className="site-wide payment-dues" aria-labelledby="payment-dues">
      <h2 id="payment-dues">{payment.due.title}</h2>
      <div className="payment-sign-in">
        <p>{payment.due.signIn}</p>
        <FrontLink to={SIGN_IN} className="front-button">
          {words.auth.signIn}
        </FrontLink>
      </div>
    </section>
  )
}
