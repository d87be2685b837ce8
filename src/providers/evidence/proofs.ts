import {
  type Entry,
  isEntry,
  isLater,
  type LaterHttp,
  type LaterKind,
  type Outcome,
  outcomeOf,
} from '../sendLater/kind'
import { isObject } from '../sessionView'

/** A photo of a signed invoice on its way, kept until the server has it for good. */
export interface Proof extends Entry {
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused'
  readonly order: number
  /** What the order is called where it waits. */
  readonly title: string
  readonly name: string
  readonly photo: Blob
  /** The upload the server has already, and since when. */
  readonly file?: { readonly id: string; readonly at: string }
}

const PATH = '/hanadb/api/invoices'
const FIELD = 'URL_INVOICE_SELLER'
/** The order waits for its evidence. */
const WAITING = 22
/** A file that hangs on nothing is swept after a day. */
const FILE_LASTS_MS = 20 * 3_600_000

/** Photos that survive a closed tab and a dead network, each order's proof sent once (safety.md 12). */
export const proofKind: LaterKind<Proof> = {
  ...{ name: 'proofs', database: 'mostrador-proofs', prefix: 'proof', showsSent: true },
  slot: ({ order }) => order,
  read: value => (isEntry(value) && value.photo instanceof Blob ? (value as never) : undefined),
  send: sendProof,
  shown: ({ order, title }) => ({
    ...{ title: `INV-${order} ${title}`, kind: 'proof' },
    to: '/dashboard/invoice/cargar_evidencia',
  }),
}

/** Uploads the photo, unless that is done; then moves the order on, unless that is done. */
async function sendProof(proof: Proof, http: LaterHttp): Promise<Outcome<Proof>> {
  const order = await http.exchange(`${PATH}/${proof.order}`)
  if (!order.ok || !isObject(order.body)) return outcomeOf(proof, order)
  const there = order.body[FIELD]
  if (proof.file && isObject(there) && there.id === proof.file.id)
    return { kind: 'done', body: order.body }
  const isFresh = proof.file && Date.now() - Date.parse(proof.file.at) < FILE_LASTS_MS
  if (!isFresh && order.body.ESTADO === WAITING) {
    const query = new URLSearchParams({ resource: 'invoices', field: FIELD, name: proof.name })
    const uploaded = await http.upload(`/hanadb/api/files?${query}`, { body: proof.photo })
    if (!uploaded.ok || !isObject(uploaded.body)) return outcomeOf(proof, uploaded)
    const file = { id: String(uploaded.body.id), at: new Date().toISOString() }
    return moveOn(http, { ...proof, file }, order.body._VERSION)
  }
  return moveOn(http, proof, order.body._VERSION)
}

async function moveOn(http: LaterHttp, proof: Proof, version: unknown): Promise<Outcome<Proof>> {
  const moved = await http.exchange(`${PATH}/${proof.order}/flow/cargarEvidencia`, {
    method: 'POST',
    body: { [FIELD]: { id: proof.file?.id } },
    headers: { 'Idempotency-Key': `${proof.key}:${proof.file?.id}`, 'If-Match': `"${version}"` },
  })
  // Somebody changed the order between: with the version of now it goes.
  if (isLater(moved) || moved.status === 412) return { kind: 'later', entry: proof }
  return outcomeOf(proof, moved)
}
