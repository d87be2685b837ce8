import Badge from '@mui/icons-material/BadgeRounded'
import { useTranslate } from 'ra-core'
import { menuGroups } from '../../pieces/menu/menuGroups'
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
  const groups = menuGroups(useCatalogue(), useMe())
  const name = String(DISPLAYNAME ?? '').split(' ')[0] ?? ''
  return (
    <div className="p-page">
      <PageHead title={translate('app.home.hello', { name })} />
      {groups.length === 0 && (
        <div className="p-card">
          <State
            icon={Badge}
            title={translate('app.home.noAccessTitle')}
            text={translate('app.home.noAccessText')}
          />
        </div>
      )}
      <ul className="home-cards">
        {groups
          .flatMap(({ resources }) => resources)
          .map(resource => (
            <ResourceCard key={resource.name} resource={resource} />
          ))}
      </ul>
    </div>
  )
}
