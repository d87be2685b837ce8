import './checkout.css'
import { useCreatePath, useEvent, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../base/money'
import type { QueuedOrder } from '../../features/checkout/state/orders'
import { useCheckout, useQueue, useSales } from '../../features/checkout/state/useSales'
import type { Catalogue } from '../../model/fields/resource'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { Steps } from '../../ui/primitives/Steps'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { StateFrame } from '../../ui/states/StateFrame'
import { plainLater } from '../../ui/theme/plainLater'
import { CartStep } from './CartStep'
import { CheckoutBar, SUMMARY } from './CheckoutBar'
import { CheckoutSummary } from './CheckoutSummary'
import { OnTheWay } from './OnTheWay'
import { type PlacedOrder, usePlaceOrder } from './quote/usePlaceOrder'
import { useQuote } from './quote/useQuote'
import { useStepPlaces } from './quote/useStepPlaces'

/** Cart, customer, finish, with a permanent summary. */
export function CheckoutPage() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { queue } = useSales()
  const { load } = useCatalogue()
  const queued = useQueue()
  const [placed, setPlaced] = useState<PlacedOrder>()
  const [openAt, setOpenAt] = useState<number>()
  const quoted = useQuote(checkout)
  const place = usePlaceOrder(quoted, setPlaced)
  const sent = queued.filter(({ id }) => id !== undefined)
  const waiting = queued.filter(({ state }) => state !== 'sent')
  const newOrder = useEvent(() => {
    const sentOrder = sent.find(({ key }) => key === placed?.key)
    if (sentOrder) void queue.drop(sentOrder)
    setPlaced(undefined)
  })
  useStepPlaces(newOrder)
  const proposed = checkout.warehouse === 0 ? quoted.quote?.warehouse : null
  useEffect(() => {
    if (proposed) dispatch({ type: 'warehouse', warehouse: proposed })
  }, [proposed, dispatch])
  useEffect(() => loadSteps(load), [load])
  const isEmpty = checkout.cart.length === 0
  const step = checkout.activeStep
  if (placed) return <Done placed={placed} onNew={newOrder} />
  return (
    <div className="p-page co">
      <PageHead title={translate(step === 0 || isEmpty ? 'shop.cart' : 'shop.newOrder')} />
      <SentOrders orders={sent} />
      {waiting.length > 0 && <OnTheWay orders={waiting} />}
      {isEmpty && <EmptyCart />}
      {!isEmpty && (
        <>
          <CheckoutSteps />
          <div className="co-columns">
            <Stack gap={4}>
              <StepStart step={step} />
              {step === 0 && <CartStep />}
              {step === 1 && <CustomerStep quoted={quoted} />}
              {step >= 2 && <FinishStep quoted={quoted} />}
            </Stack>
            <aside
              id={SUMMARY}
              className="co-aside"
              data-open={openAt === step || undefined}
              data-last={step >= 1 || undefined}
              aria-label={translate('shop.summary')}
            >
              <CardBoundary>
                <CheckoutSummary quoted={quoted} />
              </CardBoundary>
            </aside>
          </div>
          <CheckoutBar
            quoted={quoted}
            place={place}
            isOpen={openAt === step}
            onOpen={() => setOpenAt(openAt === step ? undefined : step)}
          />
        </>
      )}
    </div>
  )
}

function EmptyCart() {
  const translate = useTranslate()
  return (
    <Card>
      <StateFrame
        scene="cart"
        title={translate('shop.emptyTitle')}
        text={translate('shop.emptyText')}
      >
        <ButtonLink to="/dashboard/e-commerce/shop" variant="contained" i18nKey="shop.toShop" />
      </StateFrame>
    </Card>
  )
}

/** Moves focus and scroll position to the start of a new step. */
function StepStart({ step }: { readonly step: number }) {
  const translate = useTranslate()
  const head = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    // Single-question steps set the focus themselves.
    const hasFocus = head.current?.parentElement?.contains(document.activeElement)
    if (!hasFocus) head.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])
  const at = Math.min(step, stepNames.length - 1)
  return (
    <h2 ref={head} tabIndex={-1} className="p-hidden">
      {at + 1}. {translate(`shop.${stepNames[at]}`)}
    </h2>
  )
}

/** Steps after the cart, loaded while the cart is shown. */
const CustomerStep = plainLater(() => import('./customer/CustomerStep'), 'CustomerStep')
const FinishStep = plainLater(() => import('./FinishStep'), 'FinishStep')
const Done = plainLater(() => import('./Done'), 'Done', 'devices')

/** Preloaded with their schemas, so that an order can be completed offline. */
const loadSteps = (load: Catalogue['load']) =>
  void Promise.all([
    ...[CustomerStep, FinishStep, Done].map(({ preload }) => preload()),
    load(['clients', 'parishes', 'stock'], 'beside'),
    import('../../ui/states/Scene'),
  ]).catch(() => undefined)

const stepNames = ['cart', 'customer', 'finish'] as const

/** Progress; steps up to the first open one can be chosen. */
function CheckoutSteps() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { activeStep, billing } = checkout
  const reach = billing ? 2 : 1
  return (
    <Steps
      label={translate('shop.steps')}
      steps={stepNames.map((name, step) => ({
        id: name,
        name: translate(`shop.${name}`),
        isClosed: step > reach,
      }))}
      current={stepNames[activeStep] ?? 'cart'}
      onChoose={name => dispatch({ type: 'go', step: stepNames.findIndex(it => it === name) })}
    />
  )
}

/** Orders sent automatically after an interruption; shown until dismissed. */
function SentOrders({ orders }: { readonly orders: readonly QueuedOrder[] }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { queue } = useSales()
  return orders.map(order => {
    const { key, id = '', checkout, total } = order
    return (
      <Card key={key} role="status" title={translate('shop.placed', { id: `INV-${id}` })}>
        <Text as="p" size="md" tone="secondary">
          <bdi>{checkout.billing?.Cliente}</bdi> · {formatMoney(total)}
        </Text>
        <Row wrap justify="end">
          <Button color="inherit" onClick={() => void queue.drop(order)}>
            {translate('app.common.close')}
          </Button>
          <ButtonLink
            variant="outlined"
            to={createPath({ resource: 'invoices', type: 'show', id })}
            i18nKey="shop.openOrder"
          />
        </Row>
      </Card>
    )
  })
}
