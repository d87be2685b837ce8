import { createListeners } from '../../base/listeners'
import type { LaterKind, QueueEntry } from './kind'
import type { QueueConfig } from './queue'

/** The entries of one kind: this tab's state over the device's storage. */
export function createEntryStore<E extends QueueEntry>(
  kind: LaterKind<E>,
  { box, owner, onKept }: Pick<QueueConfig, 'box' | 'owner' | 'onKept'>,
) {
  const { notify, subscribe } = createListeners()
  /** Entries as last written or read; a difference means that this tab is newer. */
  const written = new Map<string, E>()
  const gone = new Set<string>()
  let all: readonly E[] = []
  /** Entries of other people, in this tab only; restored when they sign in again. */
  let aside: readonly E[] = []
  const placeOf = (entry: E) =>
    `${kind.prefix}|${entry.owner}|${kind.slot ? kind.slot(entry) : entry.key}`
  const set = (next: Iterable<E>) => {
    all = [...next].sort((one, other) => one.at.localeCompare(other.at))
    notify()
  }
  const byPlace = (entries: readonly E[]) => new Map(entries.map(each => [placeOf(each), each]))
  const others = (entry: E) => all.filter(each => placeOf(each) !== placeOf(entry))
  const show = (entry: E) => set([...others(entry), entry])
  const keysOf = async (beginning: string) =>
    (await box.keys()).filter(key => key.startsWith(beginning))
  const notifyKept = async () => onKept?.((await keysOf(`${kind.prefix}|`)).length > 0)
  const find = async () => {
    const keys = await keysOf(`${kind.prefix}|${owner()}|`)
    const values = keys.length > 0 ? await box.read(keys) : []
    return values.flatMap((value, index) => kind.read(value, keys[index] ?? '') ?? [])
  }
  return {
    list: () => all,
    /** Whether it is stored on the device; otherwise it ends with the tab. */
    lies: (entry: E) => written.has(placeOf(entry)),
    has: ({ key }: E) => all.some(each => each.key === key),
    /** Changes the state in this tab without storing it. */
    show,
    async keep(entry: E) {
      gone.delete(entry.key)
      show(entry)
      const place = placeOf(entry)
      if (written.get(place) === entry) return
      try {
        await box.write(place, entry)
        written.set(place, entry)
        onKept?.(true)
      } catch {
        // With blocked or full storage the entry lives as long as this tab.
      }
    },
    async remove(entry: E) {
      gone.add(entry.key)
      set(others(entry))
      written.delete(placeOf(entry))
      await box
        .remove([placeOf(entry)])
        .then(notifyKept)
        // Without storage there is nothing to remove.
        .catch(() => undefined)
    },
    /** Reads the device's storage; newer states of this tab stay. */
    async read() {
      const before = new Map(written)
      const found = await find().catch(() => undefined)
      const known = [...all, ...aside].filter(
        ({ key, state }) => state === 'sent' || !gone.has(key),
      )
      const mine = known.filter(entry => entry.owner === owner())
      aside = known.filter(entry => !mine.includes(entry) && !written.has(placeOf(entry)))
      if (!found) return set(mine)
      const newer = byPlace(mine.filter(entry => before.get(placeOf(entry)) !== entry))
      const taken = byPlace(found.filter(({ key }) => !gone.has(key)))
      for (const [place, entry] of taken) if (!newer.has(place)) written.set(place, entry)
      if (taken.size > 0 || all.length > 0) set(new Map([...taken, ...newer]).values())
      // The next entry requests it again.
      await notifyKept().catch(() => undefined)
    },
    subscribe,
  }
}
