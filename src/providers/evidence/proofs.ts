import type { DraftBox } from '../drafts'
import { type Answer, type Http, SOMETHING_WRONG } from '../http'
import { isObject } from '../sessionView'

/** A photo of a signed invoice on its way, kept until the server has it for good. */
export interface Proof {
  /** The name of the intention: sent again, it counts once. */
  readonly key: string
  readonly owner: string
  readonly order: number
  /** What the order is called where it waits. */
  readonly title: string
  readonly name: string
  readonly photo: Blob
  readonly at: string
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused'
  /** The upload the server has already, and since when. */
  readonly file?: { readonly id: string; readonly at: string }
  readonly reason?: string
}

export interface ProofsConfig {
  readonly http: Pick<Http, 'exchange' | 'upload'>
  readonly box: DraftBox
  readonly owner: () => string | null
  readonly now?: () => Date
  /** How many wait changed. */
  readonly onCount?: (count: number) => void
}

const PREFIX = 'proof|'
const PATH = '/hanadb/api/invoices'
const FIELD = 'URL_INVOICE_SELLER'
/** The order waits for its evidence. */
const WAITING = 22
/** A file that hangs on nothing is swept after a day. */
const FILE_LASTS_MS = 20 * 3_600_000

/** Photos that survive a closed tab and a dead network, each order's proof sent once (safety.md 12). */
export function createProofs(config: ProofsConfig) {
  const { box, owner, onCount, now = () => new Date() } = config
  const listeners = new Set<() => void>()
  let all: readonly Proof[] = []
  let running: Promise<void> | undefined
  const set = (next: readonly Proof[]) => {
    all = next
    onCount?.(all.filter(({ state }) => state !== 'sent').length)
    for (const listener of [...listeners]) listener()
  }
  const put = (proof: Proof) =>
    set([...all.filter(({ order }) => order !== proof.order), proof].sort(byTime))
  const keep = async (proof: Proof) => {
    put(proof)
    const kept =
      proof.state === 'sent'
        ? box.remove([keyOf(proof)])
        : box.write(keyOf(proof), { ...proof, state: asKept(proof) })
    await kept.catch(() => 'kept in this tab, as long as it is open')
  }
  const sendAll = async () => {
    for (const proof of all.filter(({ state }) => state === 'waiting')) {
      if (proof.owner !== owner()) continue
      const sending: Proof = { ...proof, state: 'sending' }
      put(sending)
      const sent = await sendProof(config, sending, now)
      await keep(sent)
      if (sent.state === 'waiting') return
    }
  }
  const send = () => {
    running ??= alone(sendAll).finally(() => {
      running = undefined
    })
    return running
  }
  return {
    list: () => all,
    async add(made: Pick<Proof, 'order' | 'title' | 'name' | 'photo'>) {
      const own = owner()
      if (own === null) return
      const begun = { key: crypto.randomUUID(), owner: own, at: now().toISOString() }
      await keep({ ...made, ...begun, state: 'waiting' })
      await send()
      // One added while others were under way follows them.
      if (all.some(({ key, state }) => key === begun.key && state === 'waiting')) await send()
    },
    async again(proof: Proof) {
      await keep({ ...proof, state: 'waiting' })
      await send()
    },
    async discard(proof: Proof) {
      set(all.filter(({ key }) => key !== proof.key))
      await box.remove([keyOf(proof)]).catch(() => 'nothing can be removed where nothing is kept')
    },
    send,
    /** Reads what other tabs and days left, and sends it. */
    async look() {
      const whose = `${PREFIX}${owner()}|`
      const keys = (await box.keys().catch(() => [])).filter(key => key.startsWith(whose))
      const kept = keys.length > 0 ? await box.read(keys).catch(() => []) : []
      const here = all.filter(each => each.owner === owner())
      const known = new Map([...kept.filter(isProof), ...here].map(each => [each.order, each]))
      set([...known.values()].sort(byTime))
      await send()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
export type Proofs = ReturnType<typeof createProofs>

const keyOf = ({ owner, order }: Proof) => `${PREFIX}${owner}|${order}`
const byTime = (a: Proof, b: Proof) => a.at.localeCompare(b.at)
const asKept = ({ state }: Proof) => (state === 'sending' ? 'waiting' : state)

/** Uploads the photo, unless that is done; then moves the order on, unless that is done. */
async function sendProof({ http }: ProofsConfig, proof: Proof, now: () => Date): Promise<Proof> {
  const order = await http.exchange(`${PATH}/${proof.order}`)
  if (isLater(order)) return { ...proof, state: 'waiting' }
  if (!order.ok || !isObject(order.body)) return refused(proof, order)
  const there = order.body[FIELD]
  if (proof.file && isObject(there) && there.id === proof.file.id)
    return { ...proof, state: 'sent' }
  const isFresh = proof.file && now().getTime() - Date.parse(proof.file.at) < FILE_LASTS_MS
  if (!isFresh && order.body.ESTADO === WAITING) {
    const query = new URLSearchParams({ resource: 'invoices', field: FIELD, name: proof.name })
    const uploaded = await http.upload(`/hanadb/api/files?${query}`, { body: proof.photo })
    if (isLater(uploaded)) return { ...proof, state: 'waiting' }
    if (!uploaded.ok || !isObject(uploaded.body)) return refused(proof, uploaded)
    const file = { id: String(uploaded.body.id), at: now().toISOString() }
    return moveOn(http, { ...proof, file }, order.body._VERSION)
  }
  return moveOn(http, proof, order.body._VERSION)
}

async function moveOn(http: ProofsConfig['http'], proof: Proof, version: unknown): Promise<Proof> {
  const moved = await http.exchange(`${PATH}/${proof.order}/flow/cargarEvidencia`, {
    method: 'POST',
    body: { [FIELD]: { id: proof.file?.id } },
    headers: { 'Idempotency-Key': `${proof.key}:${proof.file?.id}`, 'If-Match': `"${version}"` },
  })
  if (moved.ok) return { ...proof, state: 'sent' }
  // Somebody changed the order between: with the version of now it goes.
  return isLater(moved) || moved.status === 412
    ? { ...proof, state: 'waiting' }
    : refused(proof, moved)
}

/** Nobody there, too busy, to be signed in again, or still at it. */
const isLater = ({ status, body }: Answer) =>
  [0, 401, 429, 502, 503, 504].includes(status) || (isObject(body) && body.code === 'inFlight')

function refused(proof: Proof, { body }: Answer): Proof {
  const told = isObject(body) ? body : {}
  const [error] = isObject(told.errors) ? Object.values(told.errors) : []
  const [unmet] = Array.isArray(told.unmet) ? told.unmet : []
  const reason = String(error ?? unmet ?? told.message ?? SOMETHING_WRONG)
  return { ...proof, state: 'refused', reason }
}

const isProof = (value: unknown): value is Proof =>
  isObject(value) && typeof value.key === 'string' && value.photo instanceof Blob

/** One tab sends; what another has just sent is sent again only by the same key. */
function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return work()
  return locks.request('mostrador-proofs', { ifAvailable: true }, lock =>
    lock ? work() : undefined,
  ) as Promise<void>
}
