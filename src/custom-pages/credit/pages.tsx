import { ResourceContextProvider, useCreatePath } from 'ra-core'
import type { ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useResource } from '../../providers/catalogueContext'
import { useOwnPage } from '../../providers/customPages'
import { useLabels } from '../../providers/labels'
import { BASE } from '../../providers/publicUrls'
import { CreatePage } from '../../resources/form/CreatePage'
import { EditPage } from '../../resources/form/EditPage'

const name = 'credit-applications'
const company = { TIPO_PERSONA: 'J' } as const
const person = { TIPO_PERSONA: 'N' } as const

export const NewCompany = () => <New given={company} next="juridica" />
export const NewPerson = () => <New given={person} next="natural" />

interface NewProps {
  readonly given: typeof company | typeof person
  readonly next: 'juridica' | 'natural'
}

/** Saved, it goes on where its documents are handed in. */
function New({ given, next }: NewProps) {
  const navigate = useNavigate()
  const title = useLabels().text(useOwnPage()?.label)
  return (
    <Around>
      <CreatePage
        resource={useResource(name)}
        given={given}
        title={title}
        onSaved={({ id }) => navigate(`${BASE}/credito/${next}/actualizar?id=${id}`)}
      />
    </Around>
  )
}

export function Application() {
  const resource = useResource(name)
  const createPath = useCreatePath()
  const [search] = useSearchParams()
  const id = search.get('id')
  if (!id) return <Navigate to={createPath({ resource: name, type: 'list' })} replace />
  return (
    <Around>
      <EditPage key={id} resource={resource} id={id} />
    </Around>
  )
}

const Around = ({ children }: { readonly children: ReactNode }) => (
  <ResourceContextProvider value={name}>{children}</ResourceContextProvider>
)
