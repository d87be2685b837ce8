import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { type Refused, refusedOf } from '../flow/moves/refused'
import { useIntention } from '../flow/moves/useIntention'
import type { SentRecord } from '../record/useRecord'
import type { RestoreInput } from './putBack'

/** Restores the values before an entry and waits for the server; the cache takes the returned record. */
export function usePutBack(resource: Resource, record: SentRecord) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const keyFor = useIntention()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  const putBack = async ({ entry, field }: RestoreInput): Promise<boolean> => {
    const { id, _VERSION: version } = record
    const params = { id, before: entry.version, field: field?.name, version }
    setPending(true)
    try {
      const after: SentRecord = await dataProvider.revert(resource.name, {
        ...params,
        key: keyFor(params),
      })
      client.setQueryData([resource.name, 'getOne', { id: String(id), meta: undefined }], after)
      void client.invalidateQueries({ queryKey: [resource.name] })
      notify('history.putBackDone', { type: 'success' })
      return true
    } catch (error) {
      const why = refusedOf(error)
      setRefused(why)
      if (why.outdated) await client.invalidateQueries({ queryKey: [resource.name] })
      return false
    } finally {
      setPending(false)
    }
  }
  return { putBack, isPending, refused }
}
