import { LinkBase } from 'ra-core'
import { BrandMark, brand } from '../../pieces/page/Brand'
import { HOME } from '../../providers/navigation/place'

export const MenuHead = () => (
  <LinkBase to={HOME} className="p-row shell-brand">
    <BrandMark />
    <span>{brand()}</span>
  </LinkBase>
)
