import type { BusinessFolder } from './businessFolder.mjs'
import type { FoundSchema } from './schemasNow.js'

type Named = Pick<FoundSchema, 'fields'> & {
  readonly outline: { readonly words: { readonly name: string } }
}
export declare function fieldNamesOf(found: readonly Named[]): string
export declare function writeFieldNames(found?: readonly Named[], business?: BusinessFolder): void
