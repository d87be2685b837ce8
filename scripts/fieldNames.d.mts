import type { BusinessFolder } from './businessFolder.mjs'
import type { FoundSchema } from './schemasNow.js'

export declare function fieldNamesOf(found: readonly FoundSchema[]): string
export declare function writeFieldNames(
  found: readonly FoundSchema[],
  business?: BusinessFolder,
): void
