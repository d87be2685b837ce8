import { useGetMany } from 'ra-core'
import { business } from '../../base/business'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useLabels } from '../../providers/backend/catalogueContext'

/** Names of tenants, empty while they load, their ids without access; and what the business calls one. */
export function useCompanyNames(ids: readonly string[]) {
  const companies = business().tenant?.resource ?? ''
  const resource = useCatalogue().resources.get(companies)
  const labels = useLabels()
  const me = useMe()
  const enabled = resource !== undefined && mayAct(resource, me, 'list') && ids.length > 0
  const { data = [], isLoading } = useGetMany(companies, { ids: [...ids] }, { enabled })
  return {
    nameOf: (id: string) => {
      const found = data.find(company => company && String(company.id) === id)
      return resource?.title.map(field => found?.[field] ?? '').join(' ') || (isLoading ? '' : id)
    },
    one: resource ? labels.one(resource) : '',
    oneInside: resource ? labels.oneInside(resource) : '',
  }
}
