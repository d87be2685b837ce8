import Check from '@mui/icons-material/CheckCircleRounded'
import Held from '@mui/icons-material/ErrorRounded'
import Clock from '@mui/icons-material/ScheduleRounded'
import {
  ResourceContextProvider,
  type TranslateFunction,
  useCreatePath,
  useTranslate,
} from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../base/money'
import { orderIn } from '../../features/checkout/state/orders'
import { useQueue, useSales } from '../../features/checkout/state/useSales'
import { ShareButton } from '../../features/documents/ShareButton'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { isUnsent } from '../../providers/sendLater/kind'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Facts } from '../../ui/primitives/Facts'
import { Card, Row, Text } from '../../ui/primitives/layout'
import type { PlacedOrder } from './quote/usePlaceOrder'
import { ShareQuote } from './ShareQuote'

const tones = { sent: 'success', gone: 'success', waiting: 'warning', held: 'error' }
const icons = { sent: Check, gone: Check, waiting: Clock, held: Held }

interface DoneProps {
  readonly placed: PlacedOrder
  readonly onNew: () => void
}
/** Result of an order: its number, pending on this device, or held; with next actions. */
export function Done({ placed, onNew }: DoneProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  const { checkout, totals } = placed
  const orderState = useOrderState(placed)
  const { id, state } = orderState
  const Icon = icons[state]
  return (
    <div className="p-page">
      <Card stacked className="p-nothing r-named co-done" aria-live="polite">
        <Icon aria-hidden="true" className={`tone-${tones[state]}`} />
        <h1 ref={head} tabIndex={-1}>
          {translate(titles[state], { id: `INV-${id}` })}
        </h1>
        <Text as="p" tone="secondary">
          <OrderStateText orderState={orderState} />
        </Text>
        <Facts lines facts={factsOf(placed, translate)} />
        <Row wrap justify="center">
          <Button variant="contained" onClick={onNew}>
            {translate(state === 'held' ? 'shop.review' : 'shop.newOrder')}
          </Button>
          {(state === 'sent' || state === 'gone') && (
            <ButtonLink
              variant="outlined"
              to={
                id === undefined
                  ? createPath({ resource: 'invoices', type: 'list' })
                  : createPath({ resource: 'invoices', type: 'show', id })
              }
              i18nKey={id === undefined ? 'shop.openOrders' : 'shop.openOrder'}
            />
          )}
          {state === 'waiting' && <ShareQuote checkout={checkout} totals={totals} />}
          {id !== undefined && (
            <ResourceContextProvider value="invoices">
              <ShareButton record={{ id }} />
            </ResourceContextProvider>
          )}
        </Row>
      </Card>
    </div>
  )
}

const factsOf = ({ checkout, totals }: PlacedOrder, translate: TranslateFunction) => {
  const { billing, cart, servientrega } = checkout
  const address = servientrega?._ID == null ? translate('shop.office') : servientrega.DIRECCION
  return [
    { label: translate('shop.customer'), value: <bdi>{billing?.Cliente}</bdi> },
    { label: translate('shop.address'), value: <bdi>{String(address)}</bdi> },
    ...cart.map(({ NOMBRE, quantity }) => ({
      label: <bdi>{NOMBRE}</bdi>,
      value: <bdi dir="ltr">× {quantity}</bdi>,
    })),
    { label: translate('shop.total'), value: formatMoney(totals.total), isTotal: true },
  ]
}

const titles = {
  sent: 'shop.placed',
  gone: 'shop.leftTitle',
  waiting: 'shop.keptTitle',
  held: 'shop.heldTitle',
}

function OrderStateText({ orderState: { state, refusal } }: { readonly orderState: OrderState }) {
  const translate = useTranslate()
  const errorText = useErrorWords()
  if (refusal)
    return [translate(`app.later.${refusal.state}`), errorText(refusal.reason ?? '')]
      .filter(Boolean)
      .join(': ')
  return translate(texts[state])
}

const texts = {
  sent: 'shop.placedText',
  gone: 'shop.leftText',
  waiting: 'shop.keptText',
  held: 'app.later.refused',
}

/** State of an order after confirmation. */
interface OrderState {
  /** `gone`: handled in another tab. */
  readonly state: 'sent' | 'waiting' | 'held' | 'gone'
  readonly id: string | undefined
  /** Reason of a held order: a state of `app.later`, and the server's message. */
  readonly refusal: { readonly state: string; readonly reason?: string | undefined } | undefined
}

/** Follows a queued order until the server accepts or refuses it. */
function useOrderState({ id: knownId, key }: PlacedOrder): OrderState {
  const { queue } = useSales()
  const entry = useQueue().find(each => each.key === key)
  const [reportedState, setReportedState] = useState<string>()
  useEffect(
    () =>
      queue.onDone((each, body) => {
        if (each.key === key) setReportedState(orderIn({ kind: 'done', body }))
      }),
    [queue, key],
  )
  const id = knownId ?? reportedState
  if (id !== undefined) return { state: 'sent', id, refusal: undefined }
  if (!entry) return { state: 'gone', id, refusal: undefined }
  if (isUnsent(entry)) return { state: 'waiting', id, refusal: undefined }
  return { state: 'held', id, refusal: { state: entry.state, reason: entry.reason } }
}
