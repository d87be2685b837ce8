import '../resources.css'
import { useRedirect, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { mayAct } from '../../model/access'
import { defaultsOf } from '../../model/draft'
import { PageHead } from '../../pieces/PageHead'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { BackLink } from '../BackLink'
import type { PageProps } from '../resourceViews'
import { RecordForm } from './RecordForm'

/** A new record, started with what its schema gives. */
export function CreatePage({ resource }: PageProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const redirect = useRedirect()
  const defaults = useMemo(() => defaultsOf(resource, { me, now: new Date() }), [resource, me])
  const after = mayAct(resource, me, 'show') ? 'show' : 'list'
  return (
    <div className="p-page">
      <PageHead
        title={translate('ra.page.create', { name: labels.oneInside(resource) })}
        above={<BackLink resource={resource} />}
      />
      <RecordForm
        resource={resource}
        defaults={defaults}
        onSaved={({ id }) => redirect(after, resource.name, id)}
        onCancel={() => redirect('list', resource.name)}
      />
    </div>
  )
}
