import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resource } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { recordIn, titleIn } from './recordTitle'

/** Names of records that were read before; of others the key. */
export function useKnownTitles() {
  const client = useQueryClient()
  const language = useLanguage()
  return useMemo(() => {
    const known = recordIn(client, language)
    const nameOf = (target: Resource, key: string | number, depth = 0): string => {
      const record = known(target, key)
      return record ? titleIn(target, record, { language, nameOf, depth }) : String(key)
    }
    const titleOf = (resource: Resource, record: Readonly<Record<string, unknown>>) =>
      titleIn(resource, record, { language, nameOf })
    return { nameOf, titleOf }
  }, [client, language])
}
