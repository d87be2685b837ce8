import { ResourceContextProvider, useCreatePath, useGetList } from 'ra-core'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { NotFound } from '../../pieces/states/NotFound'
import { useResource } from '../../providers/catalogueContext'
import { useOwnPage } from '../../providers/customPages'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { useLabels } from '../../providers/labels'
import { BASE } from '../../providers/publicUrls'
import { CreatePage } from '../../resources/form/CreatePage'
import { EditPage } from '../../resources/form/EditPage'
import { type Sent, useRecord } from '../../resources/useRecord'

const name = 'credit-applications'
const company = { TIPO_PERSONA: 'J' } as const
const person = { TIPO_PERSONA: 'N' } as const

export const NewCompany = () => <New given={company} />
export const NewPerson = () => <New given={person} />

/** Saved, it goes on where its documents are handed in. */
function New({ given }: { readonly given: typeof company | typeof person }) {
  const navigate = useNavigate()
  const title = useLabels().text(useOwnPage()?.label)
  return (
    <Around>
      <CreatePage
        resource={useResource(name)}
        given={given}
        title={title}
        onSaved={({ id }, step) =>
          navigate(`${pathOf(given)}?id=${id}${step ? `&step=${step}` : ''}`)
        }
      />
    </Around>
  )
}

const pathOf = ({ TIPO_PERSONA }: Readonly<Record<string, unknown>>) =>
  `${BASE}/credito/${TIPO_PERSONA === 'N' ? 'natural' : 'juridica'}/actualizar`

/** `?id=` is an application's number, or as the original wrote it the RUC of who applies (domain.md 5.14). */
export function Application() {
  const createPath = useCreatePath()
  const [search] = useSearchParams()
  const id = search.get('id')?.trim()
  if (!id) return <Navigate to={createPath({ resource: name, type: 'list' })} replace />
  return <Around>{/^\d{13}$/.test(id) ? <OfRuc RUC={id} /> : <Numbered id={id} />}</Around>
}

const one = { page: 1, perPage: 1 }

function OfRuc({ RUC }: { readonly RUC: string }) {
  const { key } = useResource(name)
  const { data, error, refetch } = useGetList<Sent>(
    name,
    {
      filter: { RUC },
      pagination: one,
      sort: { field: key.name, order: 'DESC' },
      meta: listMeta,
    },
    { retry: false },
  )
  const [found] = data ?? []
  if (found) return <Navigate to={`${pathOf(found)}?id=${found.id}`} replace />
  if (data) return <NotFound isPage />
  return error ? (
    <ErrorState isPage error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingForm />
  )
}

/** A person's stands at the address of persons, whichever was asked for. */
function Numbered({ id }: { readonly id: string }) {
  const resource = useResource(name)
  const { data } = useRecord(resource, id)
  const { pathname, search } = useLocation()
  if (data && pathname !== pathOf(data)) return <Navigate to={pathOf(data) + search} replace />
  return <EditPage key={id} resource={resource} id={id} />
}

const Around = ({ children }: { readonly children: ReactNode }) => (
  <ResourceContextProvider value={name}>{children}</ResourceContextProvider>
)
