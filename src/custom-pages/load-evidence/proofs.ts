import { isObject } from '../../base/parseJson'
import {
  isEntry,
  isLater,
  type LaterHttp,
  type LaterKind,
  outcomeOf,
  type QueueEntry,
  type SendOutcome,
} from '../../providers/sendLater/kind'
import { isFresh, type Uploaded, uploadFirst } from '../../providers/sendLater/uploadFirst'

/** A photo of a signed invoice, stored until the server confirms it. */
export interface Proof extends QueueEntry {
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused'
  readonly order: number
  /** Title of the order. */
  readonly title: string
  readonly name: string
  readonly photo: Blob
  readonly file?: Uploaded
}

const PATH = '/hanadb/api/invoices'
const FIELD = 'URL_INVOICE_SELLER'
/** State of an order that needs evidence. */
const WAITING = 22

/** Photos stored until they are sent, one per order; they survive a closed tab and a lost connection. */
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

/** Uploads the photo, then makes the order's transition; skips completed steps. */
async function sendProof(proof: Proof, http: LaterHttp): Promise<SendOutcome<Proof>> {
  const order = await http.exchange(`${PATH}/${proof.order}`)
  if (!order.ok || !isObject(order.body)) return outcomeOf(proof, order)
  const there = order.body[FIELD]
  if (proof.file && isObject(there) && there.id === proof.file.id)
    return { kind: 'done', body: order.body }
  if (!isFresh(proof.file) && order.body.ESTADO === WAITING) {
    const { name, photo: body } = proof
    const sent = await uploadFirst(http, { resource: 'invoices', field: FIELD, name, body })
    if ('refused' in sent) return outcomeOf(proof, sent.refused)
    return moveOn(http, { ...proof, file: sent.file }, order.body._VERSION)
  }
  return moveOn(http, proof, order.body._VERSION)
}

async function moveOn(
  http: LaterHttp,
  proof: Proof,
  version: unknown,
): Promise<SendOutcome<Proof>> {
  const moved = await http.exchange(`${PATH}/${proof.order}/flow/cargarEvidencia`, {
    method: 'POST',
    body: { [FIELD]: { id: proof.file?.id } },
    headers: { 'Idempotency-Key': `${proof.key}:${proof.file?.id}`, 'If-Match': `"${version}"` },
  })
  // Somebody changed the order meanwhile: it is sent again with the new version.
  if (isLater(moved) || moved.status === 412) return { kind: 'later', entry: proof }
  return outcomeOf(proof, moved)
}
