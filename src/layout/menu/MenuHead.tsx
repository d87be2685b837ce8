import { LinkBase } from 'ra-core'
import { BRAND, BrandMark } from '../../pieces/page/Brand'
import { HOME } from '../../providers/navigation/place'

export const MenuHead = () => (
  <LinkBase to={HOME} className="p-row shell-brand">
    <BrandMark />
    <span>{BRAND}</span>
  </LinkBase>
)
