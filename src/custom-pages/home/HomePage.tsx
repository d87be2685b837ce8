import './home.css'
import Add from '@mui/icons-material/Add'
import Badge from '@mui/icons-material/BadgeRounded'
import Cart from '@mui/icons-material/ShoppingCartRounded'
import { useCreatePath, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { sellingRoles } from '../../domain/checkout/sellers'
import { useNarrow } from '../../fields/registry/useNarrow'
import { mayAct } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { useMe, useSession } from '../../providers/backend/backendContext'
import { useCatalogue, useLabels, useTexts } from '../../providers/backend/catalogueContext'
import { pageAddressOf, useCustomPages, useOwnPage } from '../../providers/navigation/customPages'
import { PROFILE } from '../../providers/navigation/place'
import { ButtonLink } from '../../ui/controls/Button'
import { LoadingFigures } from '../../ui/figures/LoadingFigures'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import { buildMenuGroups, portalFor } from '../../ui/menu/sections'
import { useWaiting } from '../../ui/notices/counts'
import { PageHead } from '../../ui/page/PageHead'
import { ItemLink } from '../../ui/primitives/Item'
import { Card, Count, Grid, Text } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { StateFrame } from '../../ui/states/StateFrame'
import { plainLater } from '../../ui/theme/plainLater'
import { DayBones } from './Bones'

/** Greeting, shortcuts and the reader's day; without a role, what to do. */
export function HomePage() {
  const translate = useTranslate()
  const { DISPLAYNAME } = useSession().user ?? {}
  const me = useMe()
  const resources = buildMenuGroups({ catalogue: useCatalogue(), pages: [] }, me).flatMap(
    ({ entries }) => entries.flatMap(entry => ('resource' in entry ? [entry.resource] : [])),
  )
  const name = String(DISPLAYNAME ?? '').split(' ')[0] ?? ''
  const title = translate('home.hello', { name })
  const isPortal = portalFor(me) !== undefined
  const isMenuAway = useNarrow('(max-width: 1199.95px)')
  if (resources.length === 0 || me.ROLE === 'user') return <NoAccess title={title} />
  return (
    <div className="p-page">
      <PageHead title={title}>
        <QuickActions />
      </PageHead>
      {me.PLAIN_SERVER ? (
        <Lists resources={resources} />
      ) : (
        <CardBoundary>
          <Suspense fallback={isPortal ? <LoadingFigures charts={1} numbers={2} /> : <DayBones />}>
            <MyDay />
          </Suspense>
        </CardBoundary>
      )}
      {isPortal && isMenuAway && <Portal />}
    </div>
  )
}

/** Links to the lists, on a server without counts and figures. */
function Lists({ resources }: { readonly resources: readonly Resource[] }) {
  const labels = useLabels()
  const createPath = useCreatePath()
  return (
    <Grid as="ul" min={240}>
      {resources.map(resource => (
        <Card key={resource.name} as="li" flush>
          <ItemLink
            to={createPath({ resource: resource.name, type: 'list' })}
            start={<ResourceIcon name={resource.schema.icon} />}
            title={labels.many(resource)}
          />
        </Card>
      ))}
    </Grid>
  )
}

function NoAccess({ title }: { readonly title: string }) {
  const translate = useTranslate()
  return (
    <div className="p-page">
      <PageHead title={title} />
      <div className="p-card">
        <StateFrame
          icon={Badge}
          title={translate('home.noAccessTitle')}
          text={translate('home.noAccessText')}
        >
          <ButtonLink variant="contained" to={PROFILE} i18nKey="home.toProfile" />
        </StateFrame>
      </div>
    </div>
  )
}

/** Loaded with the first page only. */
const MyDay = plainLater(() => import('./MyDay'), 'MyDay', 'bi')

/** Most used forms. */
const created = ['clients', 'warranty-orders'] as const

/** Shortcuts by role. */
function QuickActions() {
  const { translate, labels } = useTexts()
  const me = useMe()
  const { resources } = useCatalogue()
  const createPath = useCreatePath()
  const isSeller = sellingRoles.includes(me.ROLE) && !me.PLAIN_SERVER
  return (
    <div className="home-actions">
      {created.map(name => {
        const resource = resources.get(name)
        return (
          resource &&
          mayAct(resource, me, 'create') && (
            <ButtonLink
              key={name}
              {...(isSeller ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
              startIcon={<Add fontSize="small" />}
              to={createPath({ resource: name, type: 'create' })}
            >
              {translate('home.create', { name: labels.oneInside(resource) })}
            </ButtonLink>
          )
        )
      })}
      {isSeller && (
        <ButtonLink
          variant="contained"
          startIcon={<Cart fontSize="small" />}
          to="/dashboard/e-commerce/shop"
          i18nKey={me.ROLE === '31' ? 'home.buy' : 'home.sell'}
        />
      )}
    </div>
  )
}

/** Doors to the pages of a role with a menu of its own, each with what one does there. */
function Portal() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const waiting = useWaiting()
  const home = useOwnPage()
  const places = { catalogue: useCatalogue(), pages: useCustomPages() }
  const entries = buildMenuGroups(places, useMe()).flatMap(group => group.entries)
  return (
    <Grid as="ul" min={240}>
      {entries.map(entry => {
        const isPage = 'page' in entry
        if (isPage && entry.page === home) return null
        const key = isPage ? entry.page.path : entry.resource.name
        const name = entry.ownName ?? key
        return (
          <Card key={key} as="li" flush>
            <ItemLink
              className="home-door"
              to={
                isPage
                  ? pageAddressOf(entry.page)
                  : createPath({ resource: entry.resource.name, type: 'list' })
              }
              start={
                <span className="p-sign">
                  <EntryIcon entry={entry} />
                </span>
              }
              title={translate(`app.menu.${name}`)}
              sub={<Text lines={2}>{translate(`home.doors.${name}`, { _: '' })}</Text>}
              end={waiting[key] && <Count>{waiting[key]}</Count>}
            />
          </Card>
        )
      })}
    </Grid>
  )
}
