import { History } from '../history/History'
import type { SlotProps } from '../slots'
import type { Sent } from '../useRecord'
import { CreditDocuments } from './CreditDocuments'

/** What stands under the form of an application: its documents, and what became of it. */
export function CreditFile({ resource, record }: SlotProps) {
  if (!record) return null
  return (
    <>
      <CreditDocuments resource={resource} record={record} />
      <History resource={resource} record={record as Sent} />
    </>
  )
}
