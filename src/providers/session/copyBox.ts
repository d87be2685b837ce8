import { indexedDbBox } from './draftBox'
import type { DraftBox } from './drafts'
import { COPIES_KEY } from './savedSession'
import type { SafeStorage } from './storage'

/** Rows of lists on the device, of one owner at a time. */
export interface CopyBox extends Pick<DraftBox, 'read' | 'remove'> {
  writeOf(owner: string, key: string, value: unknown): Promise<void>
  /** Removes everything, after the session has ended or the owner's rights have changed. */
  forget(): void
}

export function createCopyBox(
  storage: SafeStorage,
  box: DraftBox = indexedDbBox('mostrador-copies', 'copies'),
): CopyBox {
  const removeAll = async () => {
    await box.remove(await box.keys())
    storage.remove(COPIES_KEY)
  }
  return {
    read: keys => box.read(keys),
    remove: keys => box.remove(keys),
    async writeOf(owner, key, value) {
      storage.set(COPIES_KEY, owner)
      await box.write(key, value)
    },
    forget: () => void removeAll().catch(() => undefined),
  }
}

export const forgetCopies = (storage: SafeStorage) => createCopyBox(storage).forget()
