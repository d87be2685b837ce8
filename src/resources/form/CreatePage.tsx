import '../resources.css'
import { useCreatePath, useRedirect, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { mayAct } from '../../model/access'
import { defaultsOf, type Values } from '../../model/draft'
import { PageHead } from '../../pieces/PageHead'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import type { PageProps } from '../resourceViews'
import { stepAfterSaving } from '../sections'
import { justMade } from '../show/made'
import type { Sent } from '../useRecord'
import { RecordForm } from './RecordForm'
import { useBegun } from './useBegun'

export interface CreatePageProps extends PageProps {
  /** What its address has said already: set, and not asked for. */
  readonly given?: Values
  /** What the page is called, where it makes one kind of record only. */
  readonly title?: string
  /** `step`: the one that comes now, where the form has such a step. */
  readonly onSaved?: (record: Sent, step: string | undefined) => void
}

/** A new record, started with what its schema gives. */
export function CreatePage({ resource, given, title, onSaved }: CreatePageProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const redirect = useRedirect()
  const begun = useBegun(resource)
  const defaults = useMemo(
    () => ({ ...defaultsOf(resource, { me, now: new Date() }), ...begun, ...given }),
    [resource, me, begun, given],
  )
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const after = mayAct(resource, me, 'show') ? 'show' : 'list'
  const goOn = (record: Sent, step: string | undefined) => {
    const { id } = record
    if (!step) return redirect(after, resource.name, id, undefined, justMade)
    navigate(`${createPath({ resource: resource.name, type: 'edit', id })}?step=${step}`)
  }
  const saved = (record: Sent) => {
    const step = stepAfterSaving(resource, { record, me: me as unknown as Values })
    return (onSaved ?? goOn)(record, record._can?.update === false ? undefined : step)
  }
  return (
    <div className="p-page">
      <PageHead
        title={title ?? translate('ra.page.create', { name: labels.oneInside(resource) })}
      />
      <RecordForm
        // Another address begins another record.
        key={`${resource.name} ${JSON.stringify([begun, given])}`}
        resource={resource}
        defaults={defaults}
        given={given}
        onSaved={saved}
        onCancel={() => redirect('list', resource.name)}
      />
    </div>
  )
}
