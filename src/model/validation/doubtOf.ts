import { checkIdentity } from '../../domain/customers/identity'
import type { FieldModel } from '../fields/resource'
import type { Message } from '../kinds/kind'

/** Warning about an accepted value, such as a wrong check digit; shown beside the field. */
export function doubtOf({ kind }: FieldModel, value: unknown): Message | undefined {
  if (kind !== 'identity' || typeof value !== 'string') return undefined
  const read = checkIdentity(value)
  return read.ok && read.warn ? { key: read.warn } : undefined
}
