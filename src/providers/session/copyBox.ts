import { indexedDbBox } from './draftBox'
import type { DraftBox } from './drafts'
import { COPIES_KEY } from './savedSession'
import type { SafeStorage } from './storage'

/** Rows of lists on the device, each list of one owner. */
export interface CopyBox {
  read(owner: string, list: string): Promise<unknown>
  write(owner: string, list: string, value: unknown): Promise<void>
  remove(owner: string, list: string): Promise<void>
  /** Removes the rows of everybody else. */
  keepOnly(owners: readonly string[]): Promise<void>
}

export function createCopyBox(
  storage: SafeStorage,
  box: DraftBox = indexedDbBox('mostrador-copies', 'copies'),
): CopyBox {
  return {
    read: async (owner, list) => (await box.read([keyOf(owner, list)]))[0],
    async write(owner, list, value) {
      storage.set(COPIES_KEY, 'true')
      await box.write(keyOf(owner, list), value)
    },
    remove: (owner, list) => box.remove([keyOf(owner, list)]),
    async keepOnly(owners) {
      const keys = await box.keys()
      const others = keys.filter(key => !owners.includes(ownerIn(key)))
      await box.remove(others)
      if (others.length === keys.length) storage.remove(COPIES_KEY)
    },
  }
}

const keyOf = (owner: string, list: string) => `${list} ${owner}`
const ownerIn = (key: string) => key.slice(key.indexOf(' ') + 1)

/** Removes all rows, after the session has ended. */
export const forgetCopies = (storage: SafeStorage) =>
  createCopyBox(storage)
    .keepOnly([])
    .catch(() => undefined)
