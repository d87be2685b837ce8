import { withNamespaces } from '../../i18n/inUse'
import './home.css'
import Badge from '@mui/icons-material/BadgeRounded'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { LoadingFigures } from '../../pieces/figures/LoadingFigures'
import { buildMenuGroups } from '../../pieces/menu/sections'
import { PageHead } from '../../pieces/page/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { StateFrame } from '../../pieces/states/StateFrame'
import { plainLater } from '../../pieces/theme/plainLater'
import { useMe, useSession } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { QuickActions } from './QuickActions'
import { ResourceCard } from './ResourceCard'

/** Greeting, pending work, and resources with their record counts. */
export function HomePage() {
  const translate = useTranslate()
  const { DISPLAYNAME } = useSession().user ?? {}
  const me = useMe()
  const sections = buildMenuGroups({ catalogue: useCatalogue(), pages: [] }, me)
  const name = String(DISPLAYNAME ?? '').split(' ')[0] ?? ''
  const title = translate('home.hello', { name })
  if (sections.length === 0) return <NoAccess title={title} />
  return (
    <div className="p-page">
      <PageHead title={title}>
        <QuickActions />
      </PageHead>
      {!me.PLAIN_SERVER && (
        <CardBoundary>
          <Suspense fallback={<LoadingFigures />}>
            <MyDay />
          </Suspense>
        </CardBoundary>
      )}
      <ul className="home-cards">
        {sections
          .flatMap(({ entries }) => entries)
          .map(
            entry =>
              'resource' in entry && (
                <ResourceCard key={entry.resource.name} resource={entry.resource} />
              ),
          )}
      </ul>
    </div>
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
        />
      </div>
    </div>
  )
}

/** Loaded with the first page only. */
const MyDay = plainLater(async () => (await withNamespaces(import('./MyDay'), 'bi')).MyDay)
