import '../resources.css'
import Lock from '@mui/icons-material/LockOutlined'
import { useCreatePath, useRedirect, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useTitleOf } from '../../fields/recordTitle'
import { mayAct } from '../../model/access'
import { ButtonLink } from '../../pieces/Button'
import { ParentLink } from '../../pieces/crumbs/ParentLink'
import { later } from '../../pieces/later'
import { PageHead } from '../../pieces/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { State } from '../../pieces/states/State'
import { useMe } from '../../providers/backendContext'
import { DeleteButton } from '../DeleteButton'
import { FlowBar, hasFlow } from '../flow/flowLater'
import type { PageProps } from '../resourceViews'
import { SlotPiece } from '../SlotPiece'
import { type Sent, useRecord } from '../useRecord'
import { useRecordId } from '../useRecordId'
import type { GoneDraftsProps } from './drafts/GoneDrafts'
import { RecordForm } from './RecordForm'

export interface EditPageProps extends PageProps {
  /** The record, where its address says it otherwise than react-admin's do. */
  readonly id?: string
}

/** The form of one record. */
export function EditPage({ resource, id: given }: EditPageProps) {
  const inPath = useRecordId()
  const id = given ?? inPath
  const { data, error, refetch } = useRecord(resource, id)
  if (data) return <EditScreen key={data.id} resource={resource} latest={data} />
  if (error) {
    return (
      <div className="p-page">
        <ParentLink />
        <Suspense fallback={null}>
          <GoneDrafts resource={resource} id={id} />
        </Suspense>
        <ErrorState isPage error={error} onRetry={() => void refetch()} />
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
  const titleOf = useTitleOf()
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
    return <ReadOnly resource={resource} latest={base} />
  }
  return (
    <div className="p-page">
      <PageHead title={titleOf(resource, base)}>
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
      <SlotPiece resource={resource} place="formBelow" record={latest} />
    </div>
  )
}

/** A form that was asked for by its address, of a record that is theirs to read. */
function ReadOnly({ resource, latest }: EditScreenProps) {
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const createPath = useCreatePath()
  const mayShow = mayAct(resource, useMe(), 'show')
  return (
    <div className="p-page">
      <PageHead title={titleOf(resource, latest)} />
      <State
        icon={Lock}
        title={translate('app.page.forbiddenTitle')}
        text={latest._can?.why?.update ?? translate('app.form.notHere')}
      >
        {mayShow && (
          <ButtonLink
            variant="outlined"
            to={createPath({ resource: resource.name, type: 'show', id: latest.id })}
          >
            {translate('ra.action.show')}
          </ButtonLink>
        )}
      </State>
    </div>
  )
}
