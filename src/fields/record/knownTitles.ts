import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resource } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { recordIn, titleIn } from './recordTitle'

type Row = Readonly<Record<string, unknown>>
type Key = string | number

/** Names of records that were read before; of others the key. */
export function useKnownTitles() {
  const client = useQueryClient()
  const language = useLanguage()
  return useMemo(() => {
    const known = recordIn(client, language)
    const nameOf = (target: Resource, key: Key, depth = 0): string => {
      const record = known(target, key)
      return record ? titleOf(target, record, depth) : String(key)
    }
    const titleOf = (resource: Resource, record: Row, depth = 0): string =>
      titleIn(resource, record, ({ target, print }, value) =>
        target && depth < 2 ? nameOf(target, value as Key, depth + 1) : print(value, language),
      )
    return { nameOf, titleOf }
  }, [client, language])
}
