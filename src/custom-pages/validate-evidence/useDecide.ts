import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { useReadOnlyReason } from '../../providers/backend/useReadOnlyProps'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../../resources/record/useRecord'
import type { EvidenceQueue } from './useEvidenceQueue'

/** Performs the transition; the order leaves the queue once the server confirms. */
export function useDecide(order: SentRecord | undefined, queue: EvidenceQueue) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const readOnlyReason = useReadOnlyReason()
  const [isPending, setPending] = useState(false)
  const decide = async (name: string, answers: Readonly<Record<string, unknown>>) => {
    if (!order) return
    if (readOnlyReason !== undefined) return notify(readOnlyReason, { type: 'info' })
    setPending(true)
    try {
      const decision = { id: order.id, name, answers, version: Number(order._VERSION) }
      await dataProvider.move('invoices', { ...decision, key: crypto.randomUUID() })
      const word = name === 'evidenciaValida' ? 'devices.approved' : 'devices.rejected'
      notify(word, { type: 'success', messageArgs: { order: `INV-${order.id}` } })
      queue.drop(order.id)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      await client.invalidateQueries({ queryKey: ['invoices'] })
    } finally {
      setPending(false)
    }
  }
  return { decide, isPending }
}
