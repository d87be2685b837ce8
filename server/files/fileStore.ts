/**
 * Storage of uploaded files under names made by the server. `put` is atomic; `get` returns undefined for a
 * missing file; removing a missing file succeeds. Other errors are thrown unchanged.
 */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
}

/** A checked file to store for a field of a resource. */
export interface NewFile {
  readonly resource: string
  /** `FOTO`, or `IMAGES.URL` for a field of child rows. */
  readonly path: string
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly by: number
}

const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Refuses a name that could lead outside the store. */
export function demandFileName(name: string) {
  if (!NAME.test(name)) throw new Error('a file is stored under an id the server made')
}
