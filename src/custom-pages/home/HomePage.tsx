import Badge from '@mui/icons-material/BadgeRounded'
import { useTranslate } from 'ra-core'
import { sectionsOf } from '../../pieces/menu/sections'
import { PageHead } from '../../pieces/PageHead'
import { State } from '../../pieces/states/State'
import { useMe, useSession } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { ResourceCard } from './ResourceCard'
import './home.css'

/** A greeting and the ways in, each with how much is behind it. */
export function HomePage() {
  const translate = useTranslate()
  const { DISPLAYNAME } = useSession().user ?? {}
  const sections = sectionsOf({ catalogue: useCatalogue(), pages: [] }, useMe())
  const name = String(DISPLAYNAME ?? '').split(' ')[0] ?? ''
  return (
    <div className="p-page">
      <PageHead title={translate('app.home.hello', { name })} />
      {sections.length === 0 && (
        <div className="p-card">
          <State
            icon={Badge}
            title={translate('app.home.noAccessTitle')}
            text={translate('app.home.noAccessText')}
          />
        </div>
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
