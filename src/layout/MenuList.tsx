import Home from '@mui/icons-material/HomeRounded'
import { LinkBase, useCreatePath, useLocation, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { humanise } from '../i18n/labels'
import { mayAct } from '../model/access'
import { rolesThatMay } from '../model/requires'
import type { Resource } from '../model/resource'
import { Ghost } from '../pieces/Ghost'
import { menuGroups } from '../pieces/menu/menuGroups'
import { ResourceIcon } from '../pieces/menu/ResourceIcon'
import { useMe, useOwnMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'
import { useLabels } from '../providers/labels'
import { HOME } from '../providers/place'
import { resourceAt } from '../providers/publicUrls'
import { useDenied } from '../providers/useDenied'

/** Home, and the resources of each section the reader may list; what other eyes do not see is ghosted. */
export function MenuList() {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const labels = useLabels()
  const createPath = useCreatePath()
  const { pathname } = useLocation()
  const here = resourceAt(catalogue, pathname)
  const people = [useMe(), useOwnMe()].filter(person => person !== null)
  const denied = useDenied()
  const reasonOf = (resource: Resource) =>
    denied(
      me => mayAct(resource, me, 'list'),
      () => rolesThatMay(resource, 'list'),
    )
  return (
    <div className="menu">
      <ul>
        <MenuLink to={HOME} isHere={pathname.replace(/\/$/, '') === HOME}>
          <Home fontSize="small" aria-hidden="true" />
          <span>{translate('app.menu.home')}</span>
        </MenuLink>
      </ul>
      {menuGroups(catalogue, ...people).map(({ id, resources }) => (
        <section key={id} aria-labelledby={`menu-${id}`}>
          <h2 id={`menu-${id}`}>{translate(`app.menu.${id}`, { _: humanise(id) })}</h2>
          <ul>
            {resources.map(resource => {
              const reason = reasonOf(resource)
              if (reason !== undefined) {
                return (
                  <li key={resource.name}>
                    <Ghost reason={reason}>{labels.many(resource)}</Ghost>
                  </li>
                )
              }
              return (
                <MenuLink
                  key={resource.name}
                  to={createPath({ resource: resource.name, type: 'list' })}
                  isHere={resource === here}
                >
                  <ResourceIcon name={resource.schema.icon} />
                  <span>{labels.many(resource)}</span>
                </MenuLink>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

const MenuLink = ({
  to,
  isHere,
  children,
}: {
  to: string
  isHere: boolean
  children: ReactNode
}) => (
  <li>
    <LinkBase to={to} className="menu-link" aria-current={isHere ? 'page' : undefined}>
      {children}
    </LinkBase>
  </li>
)
