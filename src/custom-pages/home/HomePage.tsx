import './home.css'
import Badge from '@mui/icons-material/BadgeRounded'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { LoadingFigures } from '../../pieces/figures/LoadingFigures'
import { sectionsOf } from '../../pieces/menu/sections'
import { PageHead } from '../../pieces/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { State } from '../../pieces/states/State'
import { useMe, useSession } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { MyDay } from './later'
import { QuickActions } from './QuickActions'
import { ResourceCard } from './ResourceCard'

/** A greeting, what waits today, and the ways in, each with how much is behind it. */
export function HomePage() {
  const translate = useTranslate()
  const { DISPLAYNAME } = useSession().user ?? {}
  const sections = sectionsOf({ catalogue: useCatalogue(), pages: [] }, useMe())
  const name = String(DISPLAYNAME ?? '').split(' ')[0] ?? ''
  const title = translate('app.home.hello', { name })
  if (sections.length === 0) return <NoAccess title={title} />
  return (
    <div className="p-page">
      <PageHead title={title}>
        <QuickActions />
      </PageHead>
      <CardBoundary>
        <Suspense fallback={<LoadingFigures />}>
          <MyDay />
        </Suspense>
      </CardBoundary>
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
        <State
          icon={Badge}
          title={translate('app.home.noAccessTitle')}
          text={translate('app.home.noAccessText')}
        />
      </div>
    </div>
  )
}
