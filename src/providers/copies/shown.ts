import type { CopyBox } from '../session/copyBox'

const LOCK = 'copies '

/** Resources shown by the open pages of this browser; without locks, as on plain HTTP, only those of this page. */
export function createShown(box: CopyBox) {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  let end = () => {}
  let mine: string | undefined
  return {
    mine: () => mine,
    /** Says to the other pages whose rows this one shows from now on. */
    show(owner: string | undefined) {
      end()
      mine = owner
      if (owner === undefined) return
      const until = new Promise<void>(resolve => {
        end = resolve
      })
      locks?.request(LOCK + owner, { mode: 'shared' }, () => until).catch(() => undefined)
    },
    /** Removes what no other page shows, but what is shown next. */
    async forgetOthers(next: string | undefined) {
      const before = mine
      const held = (await locks?.query())?.held ?? []
      const owners = held.flatMap(({ name = '' }) =>
        name.startsWith(LOCK) ? name.slice(LOCK.length) : [],
      )
      const others = owners.filter(owner => owner !== before)
      await box.keepOnly(next === undefined ? others : [...others, next])
    },
  }
}
