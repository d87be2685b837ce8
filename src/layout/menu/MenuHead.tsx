import { LinkBase } from 'ra-core'
import { HOME } from '../../providers/navigation/place'
import { BrandMark, brand } from '../../ui/page/Brand'

export const MenuHead = () => (
  <LinkBase to={HOME} className="p-row shell-brand">
    <BrandMark />
    <span>{brand()}</span>
  </LinkBase>
)
