import '../resources.css'
import { useRedirect, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { titleOf } from '../../fields/recordTitle'
import { mayAct } from '../../model/access'
import { later } from '../../pieces/later'
import { PageHead } from '../../pieces/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { Forbidden } from '../../pieces/states/Forbidden'
import { LoadingForm } from '../../pieces/states/Loading'
import { useLanguage, useMe } from '../../providers/backendContext'
import { BackLink } from '../BackLink'
import { DeleteButton } from '../DeleteButton'
import { FlowBar, hasFlow } from '../flow/flowLater'
import type { PageProps } from '../resourceViews'
import { type Sent, useRecord } from '../useRecord'
import { useRecordId } from '../useRecordId'
import type { GoneDraftsProps } from './drafts/GoneDrafts'
import { RecordForm } from './RecordForm'

/** The form of one record. */
export function EditPage({ resource }: PageProps) {
  const id = useRecordId()
  const { data, error, refetch } = useRecord(resource)
  if (data) return <EditScreen key={data.id} resource={resource} latest={data} />
  if (error) {
    return (
      <div className="p-page">
        <Suspense fallback={null}>
          <GoneDrafts resource={resource} id={id} />
        </Suspense>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  return <LoadingForm />
}

const GoneDrafts = later<GoneDraftsProps>(() =>
  import('./drafts/GoneDrafts').then(module => module.GoneDrafts),
)

interface EditScreenProps extends PageProps {
  readonly latest: Sent
}

/** Keeps the record it opened with, so that nothing changes under the hands of who types. */
function EditScreen({ resource, latest }: EditScreenProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const redirect = useRedirect()
  const [{ base, opened }, setBase] = useState({ base: latest, opened: 0 })
  const [dirty, setDirty] = useState(false)
  const after = mayAct(resource, me, 'show') ? 'show' : 'list'
  // Where it stands now it may be theirs to read only; else its form opens anew.
  const moved = (record: Sent) =>
    record._can?.update === false
      ? redirect(after, resource.name, record.id)
      : setBase({ base: record, opened: opened + 1 })
  if (base._can?.update === false) {
    return <Forbidden reason={translate('app.form.notHere')} />
  }
  return (
    <div className="p-page">
      <PageHead title={titleOf(resource, base, language)} above={<BackLink resource={resource} />}>
        <DeleteButton resource={resource} record={base} />
      </PageHead>
      <Suspense fallback={null}>
        {hasFlow(resource) && (
          <FlowBar
            resource={resource}
            record={latest}
            held={dirty ? translate('app.flow.saveFirst') : undefined}
            onMoved={moved}
          />
        )}
      </Suspense>
      <RecordForm
        key={opened}
        resource={resource}
        record={base}
        latest={latest}
        onSaved={({ id }) => redirect(after, resource.name, id)}
        onCancel={() => redirect(after, resource.name, base.id)}
        onRebase={record => setBase({ base: record, opened })}
        onDirty={setDirty}
      />
    </div>
  )
}
