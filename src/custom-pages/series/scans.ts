import { isObject } from '../../base/parseJson'
import { checkSerials, loadSerials } from '../../contracts/devices'
import { requestOf } from '../../providers/http/ask'
import type { HttpAnswer } from '../../providers/http/http'
import {
  isEntry,
  type LaterHttp,
  type LaterKind,
  outcomeOf,
  type QueueEntry,
  type SendOutcome,
} from '../../providers/sendLater/kind'
import type { Queue } from '../../providers/sendLater/queue'

/** A number and its line of the order. */
interface Scanned {
  readonly code: string
  readonly line: string | null
}

/** Queued numbers of one order, in the order of scanning. */
export interface ScanBatch extends QueueEntry {
  readonly order: number
  /** False: the numbers are only checked. */
  readonly mayLoad: boolean
  readonly codes: readonly Scanned[]
}

/** A scanned number with the server's verdict, or a local one until the server answers. */
export interface Scan extends Scanned {
  readonly key: string
  readonly verdict: string
  readonly product?: string
  readonly elsewhere?: string
  readonly isNew?: true
  /** Reason why the server refused the whole batch. */
  readonly reason?: string
}

/** Maximum of numbers per request. */
const MOST = 500

/** Scans are sent in order; sending one twice loads it once. */
export const scanKind: LaterKind<ScanBatch> = {
  ...{ name: 'scans', database: 'mostrador-scans', prefix: 'scans' },
  read: (value, place) =>
    isEntry(value) && Array.isArray(value.codes)
      ? (value as never)
      : fromFormerFormat(value, place),
  send: sendBatch,
  shown: ({ order, codes }) => ({
    title: `INV-${order} (${codes.length})`,
    ...{ kind: 'scan', to: `/dashboard/invoice/series/${order}` },
  }),
}

async function sendBatch(batch: ScanBatch, http: LaterHttp): Promise<SendOutcome<ScanBatch>> {
  const answers: unknown[] = []
  for (const part of splitCodes(batch.codes)) {
    const answer = await sendCodes(http, batch, part)
    const codes = readCodes(answer)
    if (!codes) return outcomeOf(batch, { ...answer, ok: false })
    answers.push(...codes)
  }
  return { kind: 'done', body: answers }
}

const sendCodes = (http: LaterHttp, { order, mayLoad }: ScanBatch, part: readonly Scanned[]) => {
  const route = mayLoad ? loadSerials : checkSerials
  const body = { order, product: part[0]?.line ?? null, codes: part.map(({ code }) => code) }
  return http.exchange(route.path, requestOf(route, { body }))
}

const readCodes = ({ ok, body }: HttpAnswer): readonly unknown[] | undefined =>
  ok && isObject(body) && Array.isArray(body.codes) ? body.codes : undefined

/** Splits a batch by line: a request covers one line. */
function splitCodes(codes: readonly Scanned[]): readonly (readonly Scanned[])[] {
  const parts: Scanned[][] = []
  for (const scanned of codes) {
    const last = parts.at(-1)
    if (last && last.length < MOST && last[0]?.line === scanned.line) last.push(scanned)
    else parts.push([scanned])
  }
  return parts
}

/** Reads the storage format of an earlier version: the numbers, the latest first, under the order. */
function fromFormerFormat(value: unknown, place: string): ScanBatch | undefined {
  const [, id, company, order] = place.split('|')
  if (!Array.isArray(value) || !order) return undefined
  const codes = (value as readonly Scanned[]).toReversed()
  const batch = { key: order, owner: `${id}|${company}`, at: new Date(0).toISOString() }
  return { ...batch, state: 'waiting', order: Number(order), mayLoad: true, codes }
}

/** Adds to the waiting batch, so that scans made offline are sent in one request. */
export function batchWith(queue: Pick<Queue<ScanBatch>, 'list'>, fresh: ScanBatch): ScanBatch {
  const waiting = queue
    .list()
    .find(({ state, order }) => state === 'waiting' && order === fresh.order)
  return waiting ? { ...waiting, codes: [...waiting.codes, ...fresh.codes] } : fresh
}

/** Numbers without an answer of the server, the latest first. */
export const pendingScans = (batches: readonly ScanBatch[], order: number): readonly Scan[] =>
  batches
    .filter(batch => batch.order === order)
    .flatMap(({ key, codes, state: verdict, reason }) =>
      codes.map((scanned, n) => ({
        ...{ ...scanned, key: `${key}:${n}`, verdict },
        ...(reason !== undefined && { reason }),
      })),
    )
    .toReversed()

/** The server's verdicts on the numbers of a batch. */
export const answeredScans = ({ key, codes }: ScanBatch, answers: readonly Partial<Scan>[]) =>
  codes.map(
    (scanned, n): Scan => ({ verdict: 'refused', ...scanned, ...answers[n], key: `${key}:${n}` }),
  )
