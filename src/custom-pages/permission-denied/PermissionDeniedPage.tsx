import { useTranslate } from 'ra-core'
import { PageHead } from '../../pieces/PageHead'
import { Forbidden } from '../../pieces/states/Forbidden'

export const PermissionDeniedPage = () => (
  <div className="p-page">
    <PageHead title={useTranslate()('app.page.forbiddenTitle')} />
    <div className="p-card">
      <Forbidden />
    </div>
  </div>
)
