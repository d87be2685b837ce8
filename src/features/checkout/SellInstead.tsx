import Shop from '@mui/icons-material/StorefrontRounded'
import { useTexts } from '../../providers/backend/catalogueContext'
import { ButtonLink } from '../../ui/controls/Button'
import type { SlotProps } from '../../ui/features/slotProps'
import { PageHead } from '../../ui/page/PageHead'
import { StateFrame } from '../../ui/states/StateFrame'
import { SellButton } from './SellButton'

/** Refers to the shop instead of the order form, for people who create orders there. */
export function SellInstead({ resource }: SlotProps) {
  const { translate, labels } = useTexts()
  return (
    <div className="p-page">
      <PageHead title={translate('app.action.createNamed', { name: labels.oneInside(resource) })} />
      <div className="p-card">
        <StateFrame
          icon={Shop}
          title={translate('shop.insteadTitle')}
          text={translate('shop.insteadText')}
        >
          <SellButton />
          <ButtonLink variant="outlined" to="/dashboard/e-commerce/checkout" i18nKey="shop.cart" />
        </StateFrame>
      </div>
    </div>
  )
}
