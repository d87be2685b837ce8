import './checkout.css'
import { useEvent, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { PageHead } from '../../pieces/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useCheckout, useQueue, useSales } from '../../providers/sales/useSales'
import { Bar } from './Bar'
import { CartStep } from './CartStep'
import { CustomerStep } from './CustomerStep'
import { NothingYet } from './NothingYet'
import { OnTheWay } from './OnTheWay'
import { SentOrders } from './SentOrders'
import { StepStart } from './StepStart'
import { Steps } from './Steps'
import { Summary } from './Summary'
import { Done, FinishStep, loadSteps } from './stepsLater'
import { type Placed, usePlace } from './usePlace'
import { useQuote } from './useQuote'
import { useStepPlaces } from './useStepPlaces'

/** Cart, customer, finish; what it comes to is always in sight, at the side or under the thumb. */
export function CheckoutPage() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { queue } = useSales()
  const queued = useQueue()
  const [placed, setPlaced] = useState<Placed>()
  const quoted = useQuote(checkout)
  const place = usePlace(quoted, setPlaced)
  const sent = queued.filter(({ id }) => id !== undefined)
  const waiting = queued.filter(({ state }) => state !== 'sent')
  const newOrder = useEvent(() => {
    const seen = sent.find(({ key }) => key === placed?.key)
    if (seen) void queue.drop(seen)
    setPlaced(undefined)
  })
  useStepPlaces(newOrder)
  const proposed = checkout.warehouse === 0 ? quoted.quote?.warehouse : null
  useEffect(() => {
    if (proposed) dispatch({ type: 'warehouse', warehouse: proposed })
  }, [proposed, dispatch])
  useEffect(loadSteps, [])
  const isEmpty = checkout.cart.length === 0
  const step = checkout.activeStep
  if (placed) return <Done placed={placed} onNew={newOrder} />
  return (
    <div className="p-page co">
      <PageHead title={translate('shop.cart')} />
      <SentOrders orders={sent} />
      {waiting.length > 0 && <OnTheWay orders={waiting} />}
      {isEmpty && <NothingYet />}
      {!isEmpty && (
        <>
          <Steps />
          <div className="co-columns">
            <div className="co-main">
              <StepStart step={step} />
              {step === 0 && <CartStep />}
              {step === 1 && <CustomerStep quoted={quoted} />}
              {step >= 2 && <FinishStep quoted={quoted} />}
            </div>
            <aside className="co-aside" aria-label={translate('shop.summary')}>
              <CardBoundary>
                <Summary quoted={quoted} />
              </CardBoundary>
            </aside>
          </div>
          <Bar quoted={quoted} place={place} />
        </>
      )}
    </div>
  )
}
