import Explore from '@mui/icons-material/ExploreOffRounded'
import { Navigate, useTranslate } from 'ra-core'
import { ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { State } from '../../pieces/states/State'
import { HOME } from '../../providers/place'
import { useFirstPage } from './useFirstPage'

/** No page at this address; the menu beside it stays. A section's bare address leads to its first page. */
export function NotFoundPage() {
  const translate = useTranslate()
  const first = useFirstPage()
  if (first) return <Navigate to={first} replace />
  return (
    <div className="p-page">
      <PageHead title={translate('app.page.notFoundTitle')} />
      <div className="p-card">
        <State icon={Explore} title="404" text={translate('app.page.notFoundText')}>
          <ButtonLink variant="contained" to={HOME}>
            {translate('app.page.goHome')}
          </ButtonLink>
        </State>
      </div>
    </div>
  )
}
