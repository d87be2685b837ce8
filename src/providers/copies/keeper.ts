import type { Me } from '../../model/access/access'
import { copyObstacle, steadyTitles } from '../../model/lists/deviceCopy'
import type { LiveChange, LiveNews } from '../live/live'
import { type LiveState, liveStateOf, whenCurrent } from '../live/liveState'
import type { CopyBox } from '../session/copyBox'
import { prepareAnswers } from './answer'
import type { CopiesConfig } from './copies'
import { forgetTitle, type ListCopy, newCopy, removeRow, storedCopy } from './copy'
import { type CopyParts, isRefused, readAgain, readAll, restoreCopy } from './read'
import { createShown } from './shown'

/** Most rows of all copies in memory. */
const MOST_HELD = 20_000
/** Changed records that are read again by one request. */
const AT_ONCE = 100
const STORE_AFTER_MS = 6_000
/** Further changes are gathered for so long before they are read. */
const GATHER_MS = 2_000
/** Rest of a list of which many rows changed, or that could not be read. */
const REST_MS = 5 * 60_000

/** Keeps copies of lists by the live stream: of one person, under the rights of now. */
export class CopyKeeper {
  readonly #copies = new Map<string, ListCopy>()
  readonly #keeping = new Map<string, Promise<void>>()
  readonly #settling = new WeakSet<ListCopy>()
  /** Lists that are left to the server until a time, by owner and name. */
  readonly #restUntil = new Map<string, number>()
  readonly #state: ReturnType<typeof liveStateOf>
  readonly #shown: ReturnType<typeof createShown>
  #storing: ReturnType<typeof setTimeout> | undefined
  #rights: string | undefined

  constructor(
    readonly config: CopiesConfig,
    readonly parts: CopyParts,
    readonly box: CopyBox,
  ) {
    this.#shown = createShown(box)
    this.#forgetOthers()
    this.#state = liveStateOf(config.live)
    this.#rights = this.#state.now().rights
    config.live.subscribe(news => this.#take(news))
    this.#state.subscribe(state => this.#follow(state))
    config.onMe(() => this.#forgetOthers())
  }

  /** Removes the rows of another person, company or language, also those that only the device holds. */
  #forgetOthers() {
    const owner = this.me() ? this.#owner() : undefined
    const before = this.#shown.mine()
    if (before !== undefined && before === owner) return
    this.#forget(owner)
    this.#shown.show(owner)
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
    if (begun || !this.#mayKeep(name)) return begun ?? Promise.resolve()
    const begins = this.#begin(name).finally(() => this.#keeping.delete(name))
    this.#keeping.set(name, begins)
    return begins
  }

  #mayKeep(name: string): boolean {
    const role = this.me()?.ROLE
    if (role === undefined || this.#copies.has(name)) return false
    const isResting = Date.now() < (this.#restUntil.get(`${this.#owner()} ${name}`) ?? 0)
    return !isResting && !copyObstacle(this.parts.catalogue.get(name), role)
  }

  async #begin(name: string) {
    await whenCurrent(this.#state)
    const { rights } = this.#state.now()
    const role = this.me()?.ROLE
    // Somebody else may have signed in meanwhile.
    if (role === undefined || rights === undefined || !this.#mayKeep(name)) return
    const resource = this.parts.catalogue.get(name)
    const titled = steadyTitles(resource, role)
    const copy = newCopy(resource, { owner: this.#owner(), rights, titled })
    this.#copies.set(name, copy)
    const isFilled = await this.#fill(copy).catch(() => false)
    if (!isFilled && this.#isKept(copy)) this.#rest(copy)
    if (!this.#isKept(copy)) return this.#drop(copy)
    copy.isWhole = true
    this.#settle(copy)
    void prepareAnswers(copy, () => this.#isKept(copy))
    for (const other of this.#copies.keys()) {
      if (this.#heldRows() <= MOST_HELD) break
      if (other !== name) this.#copies.delete(other)
    }
  }

  /** Fills a copy from the device, where only its missed changes have to be read, or from the server. */
  async #fill(copy: ListCopy): Promise<boolean> {
    const missed = await restoreCopy(this.parts, copy, this.box)
    if (missed) {
      for (const each of missed) this.#change(copy, each)
      return true
    }
    const goesOn = () => this.#isKept(copy) && this.#isTheirs(copy)
    const isRead = await readAll(this.parts, copy, goesOn)
    // It does not fit.
    if (!isRead && goesOn()) this.#rest(copy, Number.POSITIVE_INFINITY)
    return isRead
  }

  #take(news: LiveNews) {
    // A list is copied again once a page shows it.
    if (news === 'reset') {
      for (const copy of this.#copies.values()) this.#drop(copy)
      return
    }
    for (const change of news) {
      for (const copy of this.#copies.values()) this.#change(copy, change)
      const many = change.id === undefined && this.#copies.get(change.resource)
      if (many) this.#rest(many)
    }
    this.#settleAll()
  }

  /** Large changes often come in series, and each one would read all rows again. */
  #rest(copy: ListCopy, ms = REST_MS) {
    this.#restUntil.set(`${copy.owner} ${copy.resource.name}`, Date.now() + ms)
    this.#drop(copy)
  }

  /** Deleted rows go at once; whatever else changed is read again before the copy answers. */
  #change(copy: ListCopy, change: LiveChange) {
    const { resource, id, now } = change
    if (resource !== copy.resource.name) return forgetTitle(copy, change)
    if (id === undefined) return
    const key = String(id)
    if (now === null) removeRow(copy, key)
    // Also one of a lower version: its record may have been created again.
    copy.pending.set(key, (copy.pending.get(key) ?? 0) + 1)
  }

  #follow({ rights, isCurrent }: LiveState) {
    if (rights !== undefined) {
      const isOther = this.#rights !== undefined && this.#rights !== rights
      const isHeld = [...this.#copies.values()].some(copy => copy.rights !== rights)
      if (isOther || isHeld) this.#forget()
      this.#rights = rights
    }
    if (isCurrent) this.#settleAll()
  }

  #settleAll() {
    // A page that nobody looks at reads with the first message after it is seen.
    if (globalThis.document?.hidden) return
    for (const copy of this.#copies.values())
      if (copy.isWhole && copy.pending.size > 0) this.#settle(copy)
  }

  #settle(copy: ListCopy) {
    if (this.#settling.has(copy)) return
    this.#settling.add(copy)
    const gathersFor = copy.pending.size > 0 ? GATHER_MS : 0
    const goOn = (isRead: boolean) => {
      this.#settling.delete(copy)
      if (isRead && this.#state.now().isCurrent) this.#settleAll()
    }
    const settled = this.#readPending(copy).then(
      () => {
        this.#store()
        return true
      },
      // Other failures are tried again with the next message of the stream.
      error => {
        if (isRefused(error)) this.#drop(copy)
        return false
      },
    )
    void settled.then(isRead => setTimeout(goOn, gathersFor, isRead))
  }

  async #readPending(copy: ListCopy) {
    const all = [...copy.pending]
    for (let at = 0; at < all.length && this.#isKept(copy); at += AT_ONCE) {
      const some = all.slice(at, at + AT_ONCE)
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
      await this.box.write(copy.owner, name, storedCopy(copy, after))
      // The session ended while it was written.
      if (!this.#isKept(copy) || !this.#isTheirs(copy)) await this.box.remove(copy.owner, name)
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
    if (this.#isKept(copy)) this.#copies.delete(copy.resource.name)
    void this.box.remove(copy.owner, copy.resource.name).catch(() => undefined)
  }

  /** Everything goes from memory, and from the device what no other page shows; all of it once nobody is signed in. */
  #forget(next?: string) {
    this.#copies.clear()
    clearTimeout(this.#storing)
    const removed = this.config.me() ? this.#shown.forgetOthers(next) : this.box.keepOnly([])
    void removed.catch(() => undefined)
  }
}
