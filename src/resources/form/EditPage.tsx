import {
  type SentRecord,
  useResource,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { quiet } from '../../ui/theme/plainLater'
import '../resources.css'
import Lock from '@mui/icons-material/LockOutlined'
import { useCreatePath, useRedirect } from 'ra-core'
import { useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { mayAct } from '../../model/access/access'
import { hasFlow } from '../../model/fields/resource'
import { ButtonLink } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { ParentLink } from '../../ui/page/ParentLink'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingForm } from '../../ui/states/Waiting'
import { later } from '../../ui/theme/later'
import { LazyFlowBar } from '../flow/flowLater'
import { LazyNeighbours } from '../record/neighbours/neighboursLater'
import { useRecord } from '../record/useRecord'
import { useRecordId } from '../record/useRecordId'
import { SlotPiece } from '../slots/SlotPiece'
import { DeleteButton } from '../trash/DeleteButton'
import { RecordForm } from './RecordForm'

interface EditPageProps {
  /** The record's key, where the address is not react-admin's. */
  readonly id?: string
}

export function EditPage({ id: given }: EditPageProps) {
  const resource = useResource()
  const inPath = useRecordId()
  const id = given ?? inPath
  const { data, error, refetch } = useRecord(resource, id)
  if (data) return <EditScreen key={data.id} latest={data} />
  if (error) {
    return (
      <div className="p-page">
        <ParentLink />
        <GoneDrafts id={id} />
        <ErrorState isPage error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  return <LoadingForm />
}

const GoneDrafts = quiet(later(() => import('./drafts/GoneDrafts'), 'GoneDrafts'))

interface EditScreenProps {
  readonly latest: SentRecord
}

/** Keeps the record it opened with, so that nothing changes while typing. */
function EditScreen({ latest }: EditScreenProps) {
  const { resource, translate, labels, me } = useResourceView()
  const titleOf = useTitleOf()
  const redirect = useRedirect()
  const [{ base, opened }, setBase] = useState({ base: latest, opened: 0 })
  const [dirty, setDirty] = useState(false)
  const after = mayAct(resource, me, 'show') ? 'show' : 'list'
  // After a transition the form opens again, or shows the record as read-only.
  const moved = (record: SentRecord) =>
    record._can?.update === false
      ? redirect(after, resource.name, record.id)
      : setBase({ base: record, opened: opened + 1 })
  if (base._can?.update === false) {
    return <ReadOnly latest={base} />
  }
  return (
    <div className="p-page">
      <PageHead title={titleOf(resource, base)} kind={labels.one(resource)}>
        <LazyNeighbours id={base.id} type="edit" />
        <DeleteButton record={base} />
      </PageHead>
      {hasFlow(resource) && (
        <LazyFlowBar
          record={latest}
          held={dirty ? translate('form.flow.saveFirst') : undefined}
          onMoved={moved}
        />
      )}
      <RecordForm
        key={opened}
        record={base}
        latest={latest}
        onSaved={({ id }) => redirect(after, resource.name, id)}
        onCancel={() => redirect(after, resource.name, base.id)}
        onRebase={record => setBase({ base: record, opened })}
        onDirty={setDirty}
      />
      <SlotPiece place="formBelow" record={latest} />
    </div>
  )
}

/** The record shown read-only when its form's address is opened without the right to edit. */
function ReadOnly({ latest }: EditScreenProps) {
  const { resource, translate, labels, me } = useResourceView()
  const titleOf = useTitleOf()
  const createPath = useCreatePath()
  return (
    <div className="p-page">
      <PageHead title={titleOf(resource, latest)} kind={labels.one(resource)} />
      <StateFrame
        icon={Lock}
        title={translate('app.page.forbiddenTitle')}
        text={latest._can?.why?.update ?? translate('form.notHere')}
      >
        {mayAct(resource, me, 'show') && (
          <ButtonLink
            variant="outlined"
            to={createPath({ resource: resource.name, type: 'show', id: latest.id })}
            i18nKey="app.action.show"
          />
        )}
      </StateFrame>
    </div>
  )
}
