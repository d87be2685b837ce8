import type { Resource } from '../../model/fields/resource'

export interface SlotProps {
  readonly resource: Resource
  /** The record shown or edited; undefined in a list. */
  readonly record?: Readonly<Record<string, unknown>>
  /** The tab of a list. */
  readonly tab?: string
}
