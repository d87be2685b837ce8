import type { Limited } from '../../model/rules/sharedWords'
import type { Kind } from '../kind/kind'

export interface FileOptions extends Limited<number> {
  /**
   * Accepted media types.
   * @default any for file, pictures for image @example `types: ['application/pdf', 'image/*']`
   */
  readonly types?: readonly string[]
  /** Replaced files are kept, and can be opened and restored. @default false @example `keepVersions: true` */
  readonly keepVersions?: true
}
/** A stored file on the wire; the server signs `url` for the session, for a short time. */
export interface StoredFile {
  readonly id: string
  readonly name?: string
  readonly type?: string
  readonly size?: number
  readonly url?: string
}

/** Clients may return the whole object; only its id is used. */
const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'id' in value

/** An uploaded file. */
export const file: Kind<FileOptions, StoredFile> = {
  // the column holds the id of its row in `_FILE`
  store: 'text',
  parse: value => {
    if (value === '') return null
    if (typeof value === 'string') return { id: value }
    return isStoredFile(value) ? { id: value.id } : value
  },
  toStore: value => value.id,
  fromStore: stored => ({ id: String(stored) }),
  operators: ['empty'],
  print: value => value.name ?? value.id,
  comparable: value => value.id ?? value,
  is: { isFile: true, isBulky: true, hasNoText: true },
}
