import { LinkBase } from 'ra-core'
import { homePath } from '../../providers/navigation/place'
import { BrandMark, brand } from '../../ui/page/Brand'

export const MenuHead = () => (
  <LinkBase to={homePath()} className="p-row shell-brand">
    <BrandMark />
    <span>{brand()}</span>
  </LinkBase>
)
