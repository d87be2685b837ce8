import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Stack } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { Waiting } from '../../ui/states/Waiting'
import { Older } from '../history/Older'
import { BatchRow } from './BatchRow'
import { type BatchSelection, useBatches } from './useBatches'

interface BatchListProps {
  readonly selection: BatchSelection
  /** Where to begin, while there are none. */
  readonly children?: ReactNode
}

/** Imports, bulk changes and steps of many records, each with its records and its undo. */
export function BatchList({ selection, children }: BatchListProps) {
  const translate = useTranslate()
  const list = useBatches(selection)
  const { batches, error, isPending, refetch } = list
  if (isPending || error) return <Waiting error={error} onRetry={refetch} />
  if (batches.length === 0)
    return (
      <StateFrame
        scene="empty"
        title={translate('list.batches.empty')}
        text={translate('list.batches.emptyText')}
      >
        {children}
      </StateFrame>
    )
  return (
    <>
      <Stack as="ul" gap={0} divided>
        {batches.map(batch => (
          <BatchRow key={batch.id} batch={batch} isOfOne={selection.resource !== undefined} />
        ))}
      </Stack>
      <Older of={list} />
    </>
  )
}
