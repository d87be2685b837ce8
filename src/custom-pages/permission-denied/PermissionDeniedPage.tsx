import './permission-denied.css'
import { useTranslate } from 'ra-core'
import { mayAct } from '../../model/access'
import { rolesThatMay } from '../../model/requires'
import { Ghost } from '../../pieces/Ghost'
import { PageHead } from '../../pieces/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { Forbidden } from '../../pieces/states/Forbidden'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { useLabels } from '../../providers/labels'
import { useRequirement } from '../../providers/useDenied'
import { Administrators } from './Administrators'
import { AskWhich } from './AskWhich'

/** What the reader's role does not open, whom each takes, and who can grant it. */
export function PermissionDeniedPage() {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const requirement = useRequirement()
  const closed = [...useCatalogue().resources.values()].filter(
    resource => resource.schema.menu !== undefined && !mayAct(resource, me, 'list'),
  )
  return (
    <div className="p-page">
      <PageHead title={translate('app.page.forbiddenTitle')} />
      <div className="p-card">
        <Forbidden>{closed.length > 0 && <AskWhich closed={closed} />}</Forbidden>
      </div>
      {closed.length > 0 && (
        <section className="p-card denied">
          <h2>{translate('app.page.forbiddenClosed')}</h2>
          <div className="p-ghosts">
            {closed.map(resource => (
              <Ghost key={resource.name} reason={requirement(rolesThatMay(resource, 'list'))}>
                {labels.many(resource)}
              </Ghost>
            ))}
          </div>
        </section>
      )}
      <CardBoundary>
        <Administrators />
      </CardBoundary>
    </div>
  )
}
