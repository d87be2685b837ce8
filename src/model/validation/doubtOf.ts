import type { FieldModel } from '../fields/resource'
import type { Message } from '../kinds/kind'

/** Warning about an accepted value, such as a wrong check digit; shown beside the field. */
export function doubtOf({ doubt }: FieldModel, value: unknown): Message | undefined {
  const key = value == null ? undefined : doubt?.(value)
  return key === undefined ? undefined : { key }
}
