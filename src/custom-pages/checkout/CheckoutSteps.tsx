import { useTranslate } from 'ra-core'
import { useCheckout } from '../../features/checkout/state/useSales'
import { Steps } from '../../ui/primitives/Steps'

export const stepNames = ['cart', 'customer', 'finish'] as const

/** Progress; steps up to the first open one can be chosen. */
export function CheckoutSteps() {
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
