import { checkIdentity } from '../../domain/identity'
import type { Message } from '../kinds/kind'
import type { FieldModel } from '../resource'

/** What is doubtful about a value but refuses nothing, a wrong check digit: said beside the field. */
export function doubtOf({ kind }: FieldModel, value: unknown): Message | undefined {
  if (kind !== 'identity' || typeof value !== 'string') return undefined
  const read = checkIdentity(value)
  return read.ok && read.warn ? { key: read.warn } : undefined
}
