import './payment.css'
import { Suspense } from 'react'
import { DEPOSITS } from '../../features/checkout/state/deposits'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { SIGN_IN } from '../../providers/navigation/place'
import { FrontLink } from '../../ui/front/FrontLink'
import { useWords } from '../../ui/front/words'
import { Card, Grid, Row, Stack, Text } from '../../ui/primitives/layout'
import { SiteIcon } from '../../ui/site/SiteIcon'
import { SitePage } from '../../ui/site/SitePage'
import { usePages, useSite } from '../../ui/site/useSite'
import { plainLater } from '../../ui/theme/plainLater'
import { PayeeAccounts } from './PayeeAccounts'

const ways = [
  ['bank', 'transfer'],
  ['slip', 'deposit'],
  ['card', 'card'],
  ['wallet', 'credit'],
] as const
const steps = ['s1', 's2', 's3'] as const

/** Open amounts, payment methods, accounts and process. */
export function PaymentPage() {
  const { payment } = usePages()
  const { nav } = useSite()
  return (
    <SitePage title={nav.payment}>
      <div className="site-wide site-hero">
        <h1>{payment.title}</h1>
        <p className="site-lead">{payment.lead}</p>
      </div>
      <Suspense fallback={null}>
        <Dues />
      </Suspense>
      <ul className="site-wide site-cards">
        {ways.map(([icon, way]) => (
          <li key={way} className="site-card">
            <SiteIcon name={icon} />
            <Text as="h2" size="xl" strong>
              {payment[way].title}
            </Text>
            <p>{payment[way].text}</p>
          </li>
        ))}
      </ul>
      <Grid className="site-wide site-section payment-columns" min={360} gap={6} fit>
        <Stack as="section" gap={4}>
          <h2>{payment.accounts}</h2>
          <PayeeAccounts />
        </Stack>
        <Stack as="section" gap={4}>
          <h2>{payment.after}</h2>
          <ol className="payment-steps">
            {steps.map(step => (
              <li key={step}>{payment[step]}</li>
            ))}
          </ol>
          <SendSlip />
        </Stack>
      </Grid>
    </SitePage>
  )
}

/** Customers send a deposit here; others use its form after sign-in. */
function SendSlip() {
  const { payment } = usePages()
  const { me } = useBackend()
  const { isAuthenticated } = useSession()
  if (isAuthenticated && me()?.CARD_CODE)
    return (
      <a href="#comprobante" className="p-button p-contained p-large">
        {payment.send}
      </a>
    )
  return (
    <FrontLink to={`/dashboard/${DEPOSITS}/create`} className="p-button p-contained p-large">
      {payment.send}
    </FrontLink>
  )
}

const OwnDues = plainLater(() => import('./OwnDues'), 'OwnDues')

/** A customer's open amounts; a hint without a session. */
function Dues() {
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
