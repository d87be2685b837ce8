import { useCreatePath, useNavigate } from 'ra-core'
import { useCallback } from 'react'
import { mayAct } from '../../model/access'
import type { Found } from '../../model/found'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'

/** Goes to a record's page, to its form where it has none. */
export function useOpenRecord(): (found: Pick<Found, 'resource' | 'id'>) => void {
  const me = useMe()
  const catalogue = useCatalogue()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  return useCallback(
    ({ resource, id }) => {
      const type = mayAct(catalogue.get(resource), me, 'show') ? 'show' : 'edit'
      navigate(createPath({ resource, type, id }))
    },
    [me, catalogue, createPath, navigate],
  )
}
