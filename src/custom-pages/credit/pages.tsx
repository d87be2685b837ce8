import { ResourceContextProvider, useCreatePath, useGetList, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { useOwnPage } from '../../providers/navigation/customPages'
import { BASE } from '../../providers/navigation/publicUrls'
import { CreatePage } from '../../resources/form/CreatePage'
import { EditPage } from '../../resources/form/EditPage'
import { useRecord } from '../../resources/record/useRecord'
import { NotFound } from '../../ui/states/NotFound'
import { ErrorState, LoadingForm } from '../../ui/states/Waiting'

const name = 'credit-applications'
const company = { TIPO_PERSONA: 'J' } as const
const person = { TIPO_PERSONA: 'N' } as const

export const NewCompany = () => <New applicantType={company} />
export const NewPerson = () => <New applicantType={person} />

/** Continues with the documents after saving. */
function New({ applicantType }: { readonly applicantType: typeof company | typeof person }) {
  const navigate = useNavigate()
  const translate = useTranslate()
  const label = useOwnPage()?.label
  return (
    <Around>
      <CreatePage
        given={applicantType}
        title={label ? translate(label) : ''}
        onSaved={({ id }, step) =>
          navigate(`${formPath(applicantType)}?id=${id}${step ? `&step=${step}` : ''}`)
        }
      />
    </Around>
  )
}

const formPath = ({ TIPO_PERSONA }: Readonly<Record<string, unknown>>) =>
  `${BASE}/credito/${TIPO_PERSONA === 'N' ? 'natural' : 'juridica'}/actualizar`

/**
 * `?id=` is the number of an application or, as in the original, the applicant's RUC
 * (business.md#credit-applications).
 */
export function CreditApplicationPage() {
  const createPath = useCreatePath()
  const [search] = useSearchParams()
  const id = search.get('id')?.trim()
  if (!id) return <Navigate to={createPath({ resource: name, type: 'list' })} replace />
  return (
    <Around>{/^\d{13}$/.test(id) ? <CompanyApplication RUC={id} /> : <Numbered id={id} />}</Around>
  )
}

function CompanyApplication({ RUC }: { readonly RUC: string }) {
  const { key } = useResource(name)
  const { data, error, refetch } = useGetList<SentRecord>(
    name,
    firstOfList(`${key.name} desc`, 1, { RUC }),
  )
  const [application] = data ?? []
  if (application) return <Navigate to={`${formPath(application)}?id=${application.id}`} replace />
  if (data) return <NotFound isPage />
  return error ? (
    <ErrorState isPage error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingForm />
  )
}

/** Redirects to the page of the applicant's type. */
function Numbered({ id }: { readonly id: string }) {
  const resource = useResource(name)
  const { data } = useRecord(resource, id)
  const { pathname, search } = useLocation()
  if (data && pathname !== formPath(data)) return <Navigate to={formPath(data) + search} replace />
  return <EditPage key={id} id={id} />
}

const Around = ({ children }: { readonly children: ReactNode }) => (
  <ResourceContextProvider value={name}>{children}</ResourceContextProvider>
)
