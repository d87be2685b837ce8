import type { RecordValues } from '../query/requestContext'
/** A demo record, values as on the wire: money in dollars, days `YYYY-MM-DD`. */
export type DemoRecord = RecordValues

/** Records of one resource, and of one company if it has companies. */
export interface DemoRecords {
  readonly resource: string
  readonly company?: string
  readonly records: readonly DemoRecord[]
}
