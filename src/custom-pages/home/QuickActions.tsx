import Add from '@mui/icons-material/Add'
import Cart from '@mui/icons-material/ShoppingCartRounded'
import { useCreatePath, useTranslate } from 'ra-core'
import { sellingRoles } from '../../domain/checkout/sellers'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { ButtonLink } from '../../ui/controls/Button'

/** Most used forms. */
const created = ['clients', 'warranty-orders'] as const

/** Shortcuts by role. */
export function QuickActions() {
  const translate = useTranslate()
  const me = useMe()
  const { resources } = useCatalogue()
  const labels = useLabels()
  const createPath = useCreatePath()
  return (
    <div className="home-actions">
      {created.map(name => {
        const resource = resources.get(name)
        return (
          resource &&
          mayAct(resource, me, 'create') && (
            <ButtonLink
              key={name}
              variant="outlined"
              color="inherit"
              startIcon={<Add fontSize="small" />}
              to={createPath({ resource: name, type: 'create' })}
            >
              {translate('home.create', { name: labels.oneInside(resource) })}
            </ButtonLink>
          )
        )
      })}
      {sellingRoles.includes(me.ROLE) && !me.PLAIN_SERVER && (
        <ButtonLink
          variant="contained"
          startIcon={<Cart fontSize="small" />}
          to="/dashboard/e-commerce/shop"
        >
          {translate(me.ROLE === '31' ? 'home.buy' : 'home.sell')}
        </ButtonLink>
      )}
    </div>
  )
}
