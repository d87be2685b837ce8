import { useGetMany } from 'ra-core'
import { business } from '../../base/business'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'

/** Names of companies, empty while they load; their ids without access. */
export function useCompanyNames(ids: readonly string[]) {
  const companies = business().tenant?.resource ?? ''
  const resource = useCatalogue().resources.get(companies)
  const me = useMe()
  const enabled = resource !== undefined && mayAct(resource, me, 'list') && ids.length > 0
  const { data = [], isLoading } = useGetMany(companies, { ids: [...ids] }, { enabled })
  return (id: string) => {
    const found = data.find(company => company && String(company.id) === id)
    return resource?.title.map(field => found?.[field] ?? '').join(' ') || (isLoading ? '' : id)
  }
}
