import MenuItem from '@mui/material/MenuItem'
import { useNotify } from 'ra-core'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import type { OpenMenuProps } from '../dropdown/HeaderMenu'
import { OpenMenu } from '../dropdown/OpenMenu'
import { useCompanyNames } from './useCompanyNames'

export function CompanyChoices(props: OpenMenuProps) {
  const notify = useNotify()
  const { session } = useBackend()
  const { EMPRESA, EMPRESAS } = useMe()
  const nameOf = useCompanyNames(EMPRESAS)
  const choose = (company: string) => {
    props.onClose()
    if (company === EMPRESA) return
    session.updateUser({ EMPRESA: company })
    notify('app.company.switched', { type: 'success', messageArgs: { name: nameOf(company) } })
  }
  return (
    <OpenMenu {...props}>
      {EMPRESAS.map(company => (
        <MenuItem key={company} selected={company === EMPRESA} onClick={() => choose(company)}>
          <bdi>{nameOf(company)}</bdi>
        </MenuItem>
      ))}
    </OpenMenu>
  )
}
