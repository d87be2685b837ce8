import Explore from '@mui/icons-material/ExploreOffRounded'
import { useTranslate } from 'ra-core'
import { ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { State } from '../../pieces/states/State'
import { HOME } from '../../providers/place'

/** No page at this address; the menu beside it stays. */
export function NotFoundPage() {
  const translate = useTranslate()
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
