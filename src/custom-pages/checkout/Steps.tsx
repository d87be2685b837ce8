import Check from '@mui/icons-material/CheckRounded'
import { useTranslate } from 'ra-core'
import { useCheckout } from '../../features/checkout/state/useSales'

export const stepNames = ['cart', 'customer', 'finish'] as const

/** Progress; completed steps are links. */
export function Steps() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { activeStep, billing } = checkout
  const reach = billing ? 2 : 1
  return (
    <ol className="co-steps" aria-label={translate('shop.steps')}>
      {stepNames.map((name, step) => (
        <li key={name} data-done={step < activeStep || undefined}>
          <button
            type="button"
            aria-current={step === activeStep ? 'step' : undefined}
            disabled={step > reach}
            onClick={() => dispatch({ type: 'go', step })}
          >
            <span aria-hidden="true">{step < activeStep ? <Check /> : step + 1}</span>
            {translate(`shop.${name}`)}
          </button>
        </li>
      ))}
    </ol>
  )
}
