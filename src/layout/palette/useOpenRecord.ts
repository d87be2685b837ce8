import { useCreatePath, useNavigate } from 'ra-core'
import { useCallback } from 'react'
import { mayAct } from '../../model/access'
import { useMe } from '../../providers/backendContext'
import type { FoundRecord } from './found'

/** Goes to a record's page, to its form where it has none. */
export function useOpenRecord(): (found: FoundRecord) => void {
  const me = useMe()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  return useCallback(
    ({ resource, id }) => {
      const type = mayAct(resource, me, 'show') ? 'show' : 'edit'
      navigate(createPath({ resource: resource.name, type, id }))
    },
    [me, createPath, navigate],
  )
}
