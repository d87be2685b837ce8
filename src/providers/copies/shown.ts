const LOCK = 'copies '

/** Whose rows the open pages of this browser show; without locks, as on plain HTTP, those of this page alone. */
export function createShown(locks: LockManager | undefined = globalThis.navigator?.locks) {
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
    async all(): Promise<readonly string[]> {
      const held = (await locks?.query())?.held ?? []
      return held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? name.slice(LOCK.length) : []))
    },
  }
}
