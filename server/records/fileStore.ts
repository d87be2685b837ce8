/** Where the bytes of uploaded files lie, by the name the server gave them. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
}
