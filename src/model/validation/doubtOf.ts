import type { FieldModel } from '../fields/resource'
import type { Message } from '../kinds/kind'
import { doubts } from '../shapes/registry'

/** Warning about an accepted value, such as a wrong check digit; shown beside the field. */
export function doubtOf({ kind }: FieldModel, value: unknown): Message | undefined {
  const key = typeof value === 'string' ? doubts[kind]?.(value) : undefined
  return key === undefined ? undefined : { key }
}
