import { useGetMany } from 'ra-core'
import { mayAct } from '../model/access'
import { useMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'

/** The names of companies where the reader may read them, else their numbers. */
export function useCompanyNames(ids: readonly string[]) {
  const resource = useCatalogue().resources.get('companies')
  const me = useMe()
  const enabled = resource !== undefined && mayAct(resource, me, 'list') && ids.length > 0
  const { data = [] } = useGetMany('companies', { ids: [...ids] }, { enabled })
  return (id: string) => {
    const found = data.find(company => company && String(company.id) === id)
    return resource?.title.map(field => found?.[field] ?? '').join(' ') || id
  }
}
