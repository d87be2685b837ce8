import Less from '@mui/icons-material/ExpandLessRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { formatMoney } from '../../base/money'
import { useCheckout } from '../../features/checkout/state/useSales'
import { Button } from '../../ui/controls/Button'
import { Text } from '../../ui/primitives/layout'
import type { OrderPlacing } from './quote/usePlaceOrder'
import { acceptsPrices, canSend, isOrdered, type QuoteState } from './quote/useQuote'

interface BarProps {
  readonly quoted: QuoteState
  readonly place: OrderPlacing
  /** The summary is open above the bar, on small screens. */
  readonly isOpen: boolean
  readonly onOpen: () => void
}
export const SUMMARY = 'co-summary'

/** Total and next step; at the bottom on phones. */
export function CheckoutBar({ quoted, place, isOpen, onOpen }: BarProps) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { activeStep: step, total, totalItems } = checkout
  const isLast = step >= 2
  const missing = step === 0 ? undefined : quoted.missing[0]
  // Ignores the second click of a double click on the next step.
  const hasArrived = useArrived(step)
  const isDisabled = isLast ? !canSend(quoted) : step === 1 && missing === 'needCustomer'
  const goOn = () => (isLast ? void place.send() : dispatch({ type: 'next' }))
  const reason = missing ?? (quoted.quote && isLast ? 'differences' : undefined)
  const hint = isDisabled && reason ? translate(`shop.${reason}`) : undefined
  return (
    <div className="p-bar p-above p-end co-bar page-bar">
      {step > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => dispatch({ type: 'back' })}>
          {translate('shop.back')}
        </Button>
      )}
      <button
        type="button"
        className="co-bar-total"
        data-hint={hint !== undefined || undefined}
        aria-expanded={isOpen}
        aria-controls={SUMMARY}
        onClick={onOpen}
      >
        <Text size="sm" tone="secondary">
          {hint ?? translate('shop.units', { count: totalItems })}
        </Text>
        <strong>
          {formatMoney(isOrdered(checkout) ? quoted.totals.total : total)}
          <Less className="co-bar-sign" aria-hidden="true" />
        </strong>
      </button>
      <Button
        key={step}
        variant="contained"
        className="co-go"
        disabled={isDisabled || !hasArrived}
        loading={place.isSending}
        onClick={goOn}
      >
        {isLast ? <Send quoted={quoted} /> : translate('shop.next')}
      </Button>
    </div>
  )
}

function Send({ quoted }: Pick<BarProps, 'quoted'>) {
  const translate = useTranslate()
  if (acceptsPrices(quoted))
    return translate('shop.acceptSend', { total: formatMoney(quoted.totals.total) })
  return translate(quoted.isOffline ? 'shop.keep' : 'shop.send')
}

/** Longer than a double click (500 ms by default). */
const ANIMATION_MS = 600

/** True once a step has been visible for a while, and for the first one. */
function useArrived(step: number): boolean {
  const [arrivedStep, setArrivedStep] = useState(step)
  useEffect(() => {
    if (arrivedStep === step) return
    const timer = setTimeout(() => setArrivedStep(step), ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [arrivedStep, step])
  return arrivedStep === step
}
