import { LinkBase } from 'ra-core'
import { BRAND, BrandMark } from '../../pieces/Brand'
import { HOME } from '../../providers/place'

export const MenuHead = () => (
  <LinkBase to={HOME} className="shell-brand">
    <BrandMark />
    <span>{BRAND}</span>
  </LinkBase>
)
