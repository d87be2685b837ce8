import type { Me } from '../../model/access/access'
import { copyObstacle } from '../../model/lists/deviceCopy'
import type { LiveChange, LiveNews } from '../live/live'
import { type LiveState, liveStateOf } from '../live/liveState'
import type { CopyBox } from '../session/copyBox'
import { COPIES_KEY } from '../session/savedSession'
import type { CopiesConfig } from './copies'
import { forgetTitle, type ListCopy, newCopy, removeRow, storedCopy } from './copy'
import { type CopyParts, readAgain, readAll, restoreCopy } from './read'

/** Most rows of all copies in memory. */
const MOST_HELD = 20_000
/** Changed records that are read again by one request. */
const AT_ONCE = 100
const STORE_AFTER_MS = 6_000

/** Keeps copies of lists by the live stream: of one person, under the rights of now. */
export class CopyKeeper {
  readonly #copies = new Map<string, ListCopy>()
  readonly #keeping = new Map<string, Promise<void>>()
  readonly #settling = new WeakSet<ListCopy>()
  /** Lists that do not fit, by owner. */
  readonly #tooLong = new Set<string>()
  readonly #state: ReturnType<typeof liveStateOf>
  #storing: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly config: CopiesConfig,
    readonly parts: CopyParts,
    readonly box: CopyBox,
  ) {
    const held = config.storage.get(COPIES_KEY)
    // Rows of another person, company or language.
    if (held !== null && held !== this.#owner()) box.forget()
    this.#state = liveStateOf(config.live)
    config.live.subscribe(news => this.#take(news))
    this.#state.subscribe(state => this.#follow(state))
    config.onMe(() => {
      if (![...this.#copies.values()].every(copy => this.#isTheirs(copy))) this.#forget()
    })
  }

  /** Nobody's lists are copied while viewing as another person, or from a plain server. */
  me(): Me | null {
    const { viewAs, me } = this.config
    const person = viewAs.current() ? null : me()
    return person?.PLAIN_SERVER ? null : person
  }

  /** A copy that holds every change until now; `isBehind` also one that the network has left behind. */
  usable(name: string, isBehind = false): ListCopy | undefined {
    const copy = this.#copies.get(name)
    if (!copy) return undefined
    const { rights, isCurrent } = this.#state.now()
    if (!this.#isTheirs(copy) || (rights !== undefined && rights !== copy.rights)) {
      this.#forget()
      return undefined
    }
    const isLive = isCurrent && rights === copy.rights && copy.pending.size === 0
    return copy.isWhole && (isLive || isBehind) ? copy : undefined
  }

  /** Keeps a list, if it qualifies and fits. */
  keep(name: string): Promise<void> {
    const begun = this.#keeping.get(name)
    const role = this.me()?.ROLE
    if (begun || this.#copies.has(name) || role === undefined) return begun ?? Promise.resolve()
    const isTooLong = this.#tooLong.has(`${this.#owner()} ${name}`)
    if (isTooLong || copyObstacle(this.parts.catalogue.get(name), role)) return Promise.resolve()
    const begins = this.#begin(name).finally(() => this.#keeping.delete(name))
    this.#keeping.set(name, begins)
    return begins
  }

  async #begin(name: string) {
    await this.#whenCurrent()
    const { rights } = this.#state.now()
    if (this.#copies.has(name) || !this.me() || rights === undefined) return
    const copy = newCopy(this.parts.catalogue.get(name), this.#owner(), rights)
    this.#copies.set(name, copy)
    const isFilled = await this.#fill(copy).catch(() => false)
    if (!isFilled || !this.#isKept(copy)) return this.#drop(copy)
    copy.isWhole = true
    this.#settle(copy)
    for (const other of this.#copies.keys()) {
      if (this.#heldRows() <= MOST_HELD) break
      if (other !== name) this.#copies.delete(other)
    }
  }

  /** Fills a copy from the device, where only its missed changes have to be read, or from the server. */
  async #fill(copy: ListCopy): Promise<boolean> {
    const { name } = copy.resource
    const missed = await restoreCopy(this.parts, copy, this.box)
    if (missed) {
      for (const each of missed) this.#change(copy, each)
      return true
    }
    const goesOn = () => this.#isKept(copy) && this.#isTheirs(copy)
    const isRead = await readAll(this.parts, copy, goesOn)
    if (!isRead && goesOn()) this.#tooLong.add(`${copy.owner} ${name}`)
    return isRead
  }

  #take(news: LiveNews) {
    if (news === 'reset') return this.#again([...this.#copies.keys()])
    for (const change of news) {
      for (const copy of this.#copies.values()) this.#change(copy, change)
      if (change.id === undefined && this.#copies.has(change.resource))
        this.#again([change.resource])
    }
    this.#settleAll()
  }

  /** Reads lists anew, of which no single changes are known. */
  #again(names: readonly string[]) {
    for (const name of names) {
      const copy = this.#copies.get(name)
      if (copy) this.#drop(copy)
      void this.keep(name).catch(() => undefined)
    }
  }

  /** Deleted rows go at once; whatever else changed is read again before the copy answers. */
  #change(copy: ListCopy, change: LiveChange) {
    const { resource, id, version, now } = change
    if (resource !== copy.resource.name) return forgetTitle(copy, change)
    if (id === undefined) return
    const key = String(id)
    const known = copy.rows.get(key)?._VERSION
    if (now === null) removeRow(copy, key)
    else if (typeof known === 'number' && version !== undefined && known > version) return
    copy.pending.set(key, (copy.pending.get(key) ?? 0) + 1)
  }

  #follow({ rights, isCurrent }: LiveState) {
    if (rights !== undefined && [...this.#copies.values()].some(copy => copy.rights !== rights))
      this.#forget()
    if (isCurrent) this.#settleAll()
  }

  #settleAll() {
    for (const copy of this.#copies.values())
      if (copy.isWhole && copy.pending.size > 0) this.#settle(copy)
  }

  #settle(copy: ListCopy) {
    if (this.#settling.has(copy)) return
    this.#settling.add(copy)
    const settled = this.#readPending(copy)
      // Other failures are tried again with the next message of the stream.
      .catch(error => isRefused(error) && this.#drop(copy))
      .finally(() => this.#settling.delete(copy))
    void settled.then(() => this.#store())
  }

  async #readPending(copy: ListCopy) {
    while (copy.pending.size > 0 && this.#isKept(copy)) {
      const some = [...copy.pending].slice(0, AT_ONCE)
      const ids = some.map(([id]) => id)
      await readAgain(this.parts, copy, ids)
      // A record that changed meanwhile stays pending.
      for (const [id, changes] of some)
        if (copy.pending.get(id) === changes) copy.pending.delete(id)
    }
  }

  #store() {
    clearTimeout(this.#storing)
    this.#storing = setTimeout(() => void this.#storeNow().catch(() => undefined), STORE_AFTER_MS)
  }

  async #storeNow() {
    for (const [name, copy] of this.#copies) {
      const { after } = this.#state.now()
      if (!this.usable(name) || after === undefined) continue
      await this.box.writeOf(copy.owner, name, storedCopy(copy, after))
      // The session ended while it was written.
      if (!this.#isKept(copy) || !this.#isTheirs(copy)) await this.box.remove([name])
    }
  }

  /** The server refused this person the list. */
  refused(name: string) {
    const copy = this.#copies.get(name)
    if (copy) this.#drop(copy)
  }

  #isTheirs = ({ owner }: ListCopy) => this.me() !== null && owner === this.#owner()
  /** Titles are in the reader's language. */
  #owner = () => JSON.stringify([this.me(), this.config.language.current()])
  #isKept = (copy: ListCopy) => this.#copies.get(copy.resource.name) === copy
  #heldRows = () => [...this.#copies.values()].reduce((sum, { rows }) => sum + rows.size, 0)

  #drop(copy: ListCopy) {
    const { name } = copy.resource
    if (this.#isKept(copy)) this.#copies.delete(name)
    void this.box.remove([name]).catch(() => undefined)
  }

  #whenCurrent = () =>
    new Promise<void>(resolve => {
      if (this.#state.now().isCurrent) return resolve()
      const stop = this.#state.subscribe(() => {
        if (!this.#state.now().isCurrent) return
        stop()
        resolve()
      })
    })

  /** Everything goes, from memory and from the device. */
  #forget() {
    this.#copies.clear()
    clearTimeout(this.#storing)
    this.box.forget()
  }
}

const isRefused = (error: unknown) =>
  [401, 403].includes((error as { readonly status?: number } | undefined)?.status ?? 0)
