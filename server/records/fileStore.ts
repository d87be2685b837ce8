/**
 * Where the bytes of uploaded files lie, by the name the server gave them. `put` is whole or not at
 * all; `get` answers undefined for what is not there; to remove what is gone is no fault. Whatever
 * else goes wrong is thrown as it is.
 */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
}

/** A checked file, to be stored for a field of a resource. */
export interface NewFile {
  readonly resource: string
  /** `FOTO`, or `IMAGES.URL` for a field of child rows. */
  readonly path: string
  readonly name: string
  /** What the bytes were found to be. */
  readonly type: string
  readonly bytes: Uint8Array
  readonly by: number
}

const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A name that leads nowhere else, whichever store it is. */
export function demandFileName(name: string) {
  if (!NAME.test(name)) throw new Error('a file is stored under an id the server made')
}
