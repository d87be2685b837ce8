import { useTranslate } from 'ra-core'
import { formatMoney } from '../../domain/money'
import { Button } from '../../pieces/Button'
import { useCheckout } from '../../providers/sales/useSales'
import { useArrived } from './useArrived'
import type { Place } from './usePlace'
import { acceptsPrices, isOrdered, maySend, type Quoted } from './useQuote'

interface BarProps {
  readonly quoted: Quoted
  readonly place: Place
}
/** The total and the next step, always at the same place: under the thumb on a phone. */
export function Bar({ quoted, place }: BarProps) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { activeStep: step, total, totalItems } = checkout
  const isLast = step >= 2
  const missing = step === 0 ? undefined : quoted.missing[0]
  // The second press of a double one meets a step nobody has seen.
  const isSeen = useArrived(step)
  const isHeld = isLast ? !maySend(quoted) : step === 1 && missing === 'needCustomer'
  const goOn = () => (isLast ? void place.send() : dispatch({ type: 'next' }))
  const hint = isHeld && missing ? translate(`shop.${missing}`) : undefined
  return (
    <div className="co-bar">
      {step > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => dispatch({ type: 'back' })}>
          {translate('shop.back')}
        </Button>
      )}
      <p className="co-bar-total">
        <span>{hint ?? translate('shop.units', { count: totalItems })}</span>
        <strong>{formatMoney(isOrdered(checkout) ? quoted.totals.total : total)}</strong>
      </p>
      <Button
        key={step}
        variant="contained"
        className="co-go"
        disabled={isHeld || !isSeen}
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
