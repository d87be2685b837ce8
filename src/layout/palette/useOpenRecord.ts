import { useCreatePath, useNavigate } from 'ra-core'
import { useCallback } from 'react'
import { mayAct } from '../../model/access'
import type { Found } from '../../model/found'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'

/** Goes where a record is looked at: its page, its form where it has none, or where its schema says. */
export function useOpenRecord(): (found: Pick<Found, 'resource' | 'id'>) => void {
  const me = useMe()
  const catalogue = useCatalogue()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  return useCallback(
    ({ resource, id }) => {
      const { schema } = catalogue.get(resource)
      if (schema.opens) return navigate(schema.opens.replace(':id', encodeURIComponent(id)))
      const type = mayAct(catalogue.get(resource), me, 'show') ? 'show' : 'edit'
      navigate(createPath({ resource, type, id }))
    },
    [me, catalogue, createPath, navigate],
  )
}
