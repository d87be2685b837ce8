import MenuItem from '@mui/material/MenuItem'
import { useNotify } from 'ra-core'
import { business, tenantOf, tenantsOf } from '../../base/business'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import type { OpenMenuProps } from '../dropdown/HeaderMenu'
import { OpenMenu } from '../dropdown/OpenMenu'
import { useCompanyNames } from './useCompanyNames'

export function CompanyChoices(props: OpenMenuProps) {
  const notify = useNotify()
  const { session } = useBackend()
  const me = useMe()
  const [tenant, tenants, column] = [tenantOf(me), tenantsOf(me), business().tenant?.column]
  const { nameOf } = useCompanyNames(tenants)
  const choose = (company: string) => {
    props.onClose()
    if (company === tenant) return
    if (column) session.updateUser({ [column]: company })
    notify('app.company.switched', { type: 'success', messageArgs: { name: nameOf(company) } })
  }
  return (
    <OpenMenu {...props}>
      {tenants.map(company => (
        <MenuItem key={company} selected={company === tenant} onClick={() => choose(company)}>
          <bdi>{nameOf(company)}</bdi>
        </MenuItem>
      ))}
    </OpenMenu>
  )
}
