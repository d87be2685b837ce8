import Business from '@mui/icons-material/BusinessRounded'
import UnfoldMore from '@mui/icons-material/UnfoldMoreRounded'
import { useTranslate } from 'ra-core'
import { tenantOf, tenantsOf } from '../../base/business'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import { later } from '../../ui/theme/later'
import { HeaderMenu } from '../dropdown/HeaderMenu'
import { useCompanyNames } from './useCompanyNames'

const menu = later(() => import('./CompanyChoices'), 'CompanyChoices')

/** The current company; people with several can switch, and all data is read again. */
export function CompanySwitch() {
  const translate = useTranslate()
  const me = useMe()
  const [tenant, tenants] = [tenantOf(me), tenantsOf(me)]
  const looked = useViewedUser()
  const { nameOf, one, oneInside } = useCompanyNames(tenants)
  if (tenants.length === 0) return null
  const current = tenant ? nameOf(tenant) : translate('app.company.none', { name: one })
  if (tenants.length === 1 || looked) {
    return (
      <span className="company">
        <Business fontSize="small" aria-hidden="true" />
        <bdi className="p-clip">{current}</bdi>
      </span>
    )
  }
  return (
    <HeaderMenu
      side="left"
      menu={menu}
      trigger={props => (
        <button
          {...props}
          type="button"
          className="company"
          title={translate('app.company.choose', { name: oneInside })}
        >
          <Business fontSize="small" aria-hidden="true" />
          <bdi className="p-clip">{current}</bdi>
          <UnfoldMore fontSize="small" aria-hidden="true" />
        </button>
      )}
    />
  )
}
