import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { policyOf } from '../../model/access'
import type { Values } from '../../model/draft'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

/** What the address of a new record begins it with, `…/create?TIPO=salida`: asked for all the same. */
export function useBegun(resource: Resource): Values {
  const { search } = useLocation()
  const { writable } = policyOf(resource, useMe())
  return useMemo(() => {
    const said = [...new URLSearchParams(search)].flatMap(([name, text]) => {
      const field = writable.has(name) ? resource.fields.get(name) : undefined
      return field?.store ? [[name, field.parse(text)] as const] : []
    })
    return Object.fromEntries(said)
  }, [resource, search, writable])
}
