import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../record/useRecord'

const LOOK_MS = 4_000

/** The calls of a record. Polls while a call waits; its answer updates the record. */
export function useCalls({ name }: Resource, { id, _VERSION }: SentRecord) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState<number>()
  const { data: calls = [], refetch } = useQuery({
    queryKey: [name, 'calls', String(id), _VERSION],
    queryFn: () => dataProvider.calls(name, id),
    placeholderData: before => before,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.some(call => call.state === 'waiting') ? LOOK_MS : false,
  })
  const waiting = calls.filter(({ state }) => state === 'waiting').length
  const [seen, setSeen] = useState(waiting)
  useEffect(() => {
    if (waiting < seen) {
      void client.invalidateQueries({ queryKey: [name, 'getOne', { id: String(id) }] })
      void client.invalidateQueries({ queryKey: [name, 'getList'] })
    }
    setSeen(waiting)
  }, [waiting, seen, client, name, id])
  const again = async (call: number) => {
    setBusy(call)
    try {
      await dataProvider.tryAgain(name, { id, call })
      await refetch()
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(undefined)
    }
  }
  return { calls, busy, again }
}
