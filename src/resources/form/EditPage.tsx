import '../resources.css'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRedirect, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { titleOf } from '../../fields/recordTitle'
import { mayAct } from '../../model/access'
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
import { RecordForm } from './RecordForm'

/** The form of one record. */
export function EditPage({ resource }: PageProps) {
  const me = useMe()
  const { data, error, refetch } = useRecord(resource)
  if (!mayAct(resource, me, 'edit')) return <Forbidden />
  if (data) return <EditScreen key={data.id} resource={resource} latest={data} refetch={refetch} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <LoadingForm />
}

interface EditScreenProps extends PageProps {
  readonly latest: Sent
  readonly refetch: () => Promise<{ data?: Sent | undefined }>
}

/** Keeps the record it opened with, so that nothing changes under the hands of who types. */
function EditScreen({ resource, latest, refetch }: EditScreenProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const redirect = useRedirect()
  const [base, setBase] = useState(latest)
  const [dirty, setDirty] = useState(false)
  const after = mayAct(resource, me, 'show') ? 'show' : 'list'
  const reload = async () => {
    const { data } = await refetch()
    if (data) setBase(data)
  }
  // Where it stands now it may be theirs to read only.
  const moved = (record: Sent) =>
    record._can?.update === false ? redirect(after, resource.name, record.id) : setBase(record)
  if (base._can?.update === false) return <Forbidden />
  const isStale = latest._VERSION !== base._VERSION
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
      {isStale && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => setBase(latest)}>
              {translate('app.page.reload')}
            </Button>
          }
        >
          {translate('app.form.conflictTitle')}
        </Alert>
      )}
      <RecordForm
        key={base._VERSION}
        resource={resource}
        record={base}
        onSaved={({ id }) => redirect(after, resource.name, id)}
        onCancel={() => redirect(after, resource.name, base.id)}
        onReload={() => void reload()}
        onDirty={setDirty}
      />
    </div>
  )
}
