import { useEffect, useState } from 'react'
import { formatMoney } from '../../base/money'
import { textIn } from '../../base/text'
import type { Checkout } from '../../domain/checkout/state'
import { markerHere } from '../../features/attendance/markHere'
import { dateTime } from '../../kinds/dateTime/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { MARK } from '../../providers/navigation/destination'
import { isUnsent } from '../../providers/sendLater/kind'
import { useLocalQueues } from '../../providers/sendLater/localQueues'
import type { WaitingEntries } from '../../providers/sendLater/waiting'
import { FrontLink } from '../../ui/front/FrontLink'
import { fill, useWords } from '../../ui/front/words'
import { Card } from '../../ui/primitives/Card'
import { Row } from '../../ui/primitives/layout'
import { type UnsentEntries, unsentEntries } from './unsentEntries'

/** After an offline reload: data of the user that is kept on this device. */
export function PreviousSession() {
  const { auth } = useWords().words
  const { storage } = useBackend()
  const session = usePreviousSession()
  if (!session) return null
  const { name, cart, waiting } = session
  return (
    <Card className="login-card" title={fill(auth.leftTitle, { name })}>
      <p>{auth.leftText}</p>
      {markerHere({ storage, now: Date.now() / 1000 }) && (
        <p>
          <FrontLink to={MARK}>{auth.leftMark}</FrontLink>
        </p>
      )}
      {waiting.length > 0 && (
        <>
          <h3>{fill(auth.leftWaiting, { count: waiting.length })}</h3>
          <ul className="login-kept">
            {waiting.map(each => (
              <Entry key={each.entry.key} waiting={each} />
            ))}
          </ul>
        </>
      )}
      {cart && <Cart cart={cart} />}
    </Card>
  )
}

/** Isolates the direction of an amount. */
const isolated = (amount: string) => `\u2066${amount}\u2069`

function usePreviousSession() {
  const { storage } = useBackend()
  const { load } = useLocalQueues()
  const [session, setSession] = useState<UnsentEntries | null>(null)
  useEffect(() => {
    let isHere = true
    const update = (session: UnsentEntries | null) => {
      if (isHere) setSession(session)
    }
    void load()
      .then(queues => unsentEntries({ storage, now: Date.now() / 1000, queues }))
      .then(update, () => update(null))
    return () => {
      isHere = false
    }
  }, [storage, load])
  return session
}

function Entry({ waiting: { title, kind, entry } }: { readonly waiting: WaitingEntries }) {
  const { later } = useWords().words
  const language = useLanguage()
  const kinds: Readonly<Record<string, string>> = later.kinds
  const states = later as unknown as Readonly<Record<string, string>>
  return (
    <li>
      <b dir="auto">{textIn(title, language)}</b>
      <span>
        {kinds[kind]} · {dateTime.print(entry.at, {}, language)} ·{' '}
        {states[isUnsent(entry) ? 'waiting' : entry.state]}
      </span>
    </li>
  )
}

function Cart({ cart }: { readonly cart: Checkout }) {
  const { auth } = useWords().words
  return (
    <>
      <h3>{fill(auth.leftCart, { total: isolated(formatMoney(cart.total)) })}</h3>
      <ul className="login-kept">
        {cart.billing && (
          <li>
            <b dir="auto">{cart.billing.Cliente}</b>
          </li>
        )}
        {cart.cart.map(({ CODIGO, NOMBRE, quantity, subtotal }) => (
          <Row as="li" key={CODIGO} justify="between" align="start">
            <span dir="auto">
              {quantity} × {NOMBRE}
            </span>
            <bdi>{formatMoney(subtotal)}</bdi>
          </Row>
        ))}
      </ul>
    </>
  )
}
