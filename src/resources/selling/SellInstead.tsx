import Shop from '@mui/icons-material/StorefrontRounded'
import { useTranslate } from 'ra-core'
import { ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { State } from '../../pieces/states/State'
import { useLabels } from '../../providers/labels'
import type { SlotProps } from '../slots'
import { SellButton } from './SellButton'

/** Who writes no order by hand makes one in the shop: told where they looked for the form. */
export function SellInstead({ resource }: SlotProps) {
  const translate = useTranslate()
  const labels = useLabels()
  return (
    <div className="p-page">
      <PageHead title={translate('ra.page.create', { name: labels.oneInside(resource) })} />
      <div className="p-card">
        <State
          icon={Shop}
          title={translate('shop.insteadTitle')}
          text={translate('shop.insteadText')}
        >
          <SellButton />
          <ButtonLink variant="outlined" to="/dashboard/e-commerce/checkout">
            {translate('shop.cart')}
          </ButtonLink>
        </State>
      </div>
    </div>
  )
}
