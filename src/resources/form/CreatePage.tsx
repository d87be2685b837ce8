import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { quiet } from '../../ui/theme/plainLater'
import '../resources.css'
import { useCreatePath, useRedirect } from 'ra-core'
import { Suspense, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { mayAct, policyOf } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { type DraftValues, formDefaults } from '../../model/validation/draft'
import { useIsPlain, useMe } from '../../providers/backend/backendContext'
import { PageHead } from '../../ui/page/PageHead'
import { LoadingForm } from '../../ui/states/Waiting'
import { later } from '../../ui/theme/later'
import { COPY_OF } from '../record/copyPath'
import { stepAfterSaving } from '../record/sections'
import { justMade } from '../show/made'
import { RecordForm } from './RecordForm'

interface CreatePageProps {
  /** Values given by the address: set and not asked for. */
  readonly given?: DraftValues
  /** Page title, for a page that creates one sort of record. */
  readonly title?: string
  /** `step`: the next step of the form, if any. */
  readonly onSaved?: (record: SentRecord, step: string | undefined) => void
}

/** The form of a new record, with its schema's defaults or the values of another record. */
export function CreatePage(props: CreatePageProps) {
  const [query] = useSearchParams()
  const copied = query.get(COPY_OF)
  if (copied === null) return <CreateScreen {...props} />
  return (
    <Suspense fallback={<LoadingForm />}>
      <LazyCopied id={copied}>
        {(values, title) => <CreateScreen title={title} {...props} values={values} />}
      </LazyCopied>
    </Suspense>
  )
}

/** Loaded when a record is duplicated. */
const LazyCopied = later(() => import('./Copied'), 'Copied')

const LazyTemplates = quiet(later(() => import('./templates/Templates'), 'Templates'))

interface CreateScreenProps extends CreatePageProps {
  /** Values of another record. */
  readonly values?: DraftValues
}

function CreateScreen({ given, title, onSaved, values }: CreateScreenProps) {
  const { resource, translate, labels, me } = useResourceView()
  const redirect = useRedirect()
  const draftDefaults = useBegun(resource)
  const defaults = useMemo(
    () => ({
      ...formDefaults(resource, { me, now: new Date() }),
      ...values,
      ...draftDefaults,
      ...given,
    }),
    [resource, me, values, draftDefaults, given],
  )
  const bar = !useIsPlain() && <LazyTemplates />
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const after = mayAct(resource, me, 'show') ? 'show' : 'list'
  const goOn = (record: SentRecord, step: string | undefined) => {
    const { id } = record
    if (!step) return redirect(after, resource.name, id, undefined, justMade)
    navigate(`${createPath({ resource: resource.name, type: 'edit', id })}?step=${step}`)
  }
  const saved = (record: SentRecord) => {
    const step = stepAfterSaving(resource, { record, me })
    return (onSaved ?? goOn)(record, record._can?.update === false ? undefined : step)
  }
  return (
    <div className="p-page">
      <PageHead
        title={title ?? translate('app.action.createNamed', { name: labels.oneInside(resource) })}
      />
      <RecordForm
        // Another address begins another record.
        key={`${resource.name} ${round} ${JSON.stringify([draftDefaults, given])}`}
        defaults={defaults}
        given={given}
        onSaved={saved}
        {...(!onSaved && { onAnother: () => setRound(round + 1), bar })}
        onCancel={() => redirect('list', resource.name)}
      />
    </div>
  )
}

/** Initial values in the address, `…/create?TIPO=salida`; they stay editable. */
function useBegun(resource: Resource): DraftValues {
  const { search } = useLocation()
  const { writable } = policyOf(resource, useMe())
  return useMemo(() => {
    const prefilled = [...new URLSearchParams(search)].flatMap(([name, text]) => {
      const field = writable.has(name) ? resource.fields.get(name) : undefined
      return field?.store ? [[name, field.parse(text)] as const] : []
    })
    return Object.fromEntries(prefilled)
  }, [resource, search, writable])
}
