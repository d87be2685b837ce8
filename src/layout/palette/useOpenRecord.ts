import { useCreatePath, useNavigate } from 'ra-core'
import { useCallback } from 'react'
import { mayAct } from '../../model/access/access'
import type { Found } from '../../model/endpoints/search'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'

/** Opens a record: its page, else its form, or the address in its schema. */
export function useOpenRecord(): (found: Pick<Found, 'resource' | 'id'>) => void {
  const me = useMe()
  const catalogue = useCatalogue()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  return useCallback(
    ({ resource, id }) => {
      const address = catalogue.get(resource).schema.pages?.record
      if (address) return navigate(address.replace(':id', encodeURIComponent(id)))
      const type = mayAct(catalogue.get(resource), me, 'show') ? 'show' : 'edit'
      navigate(createPath({ resource, type, id }))
    },
    [me, catalogue, createPath, navigate],
  )
}
