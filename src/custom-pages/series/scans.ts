import type { Answer } from '../../providers/http'
import {
  type Entry,
  isEntry,
  type LaterHttp,
  type LaterKind,
  type Outcome,
  outcomeOf,
} from '../../providers/sendLater/kind'
import type { Queue } from '../../providers/sendLater/queue'
import { isObject } from '../../providers/sessionView'

/** A number, and the line of the order it was meant for. */
interface Scanned {
  readonly code: string
  readonly line: string | null
}

/** Numbers of one order on their way, as they came. */
export interface ScanBatch extends Entry {
  readonly order: number
  /** Else they are only looked at. */
  readonly mayLoad: boolean
  readonly codes: readonly Scanned[]
}

/** What became of a scanned number: the server's word, or ours while it has none. */
export interface Scan extends Scanned {
  readonly key: string
  readonly verdict: string
  readonly product?: string
  readonly elsewhere?: string
  readonly isNew?: true
  /** Why the server took none of them. */
  readonly reason?: string
}

/** As many as the server takes at once. */
const MOST = 500

/** Scans leave in the order they came; sending one twice loads it once. */
export const scanKind: LaterKind<ScanBatch> = {
  ...{ name: 'scans', database: 'mostrador-scans', prefix: 'scans' },
  read: (value, place) =>
    isEntry(value) && Array.isArray(value.codes) ? (value as never) : formerOf(value, place),
  send: sendBatch,
  shown: ({ order, codes }) => ({
    title: `INV-${order} (${codes.length})`,
    ...{ kind: 'scan', to: `/dashboard/invoice/series/${order}` },
  }),
}

async function sendBatch(batch: ScanBatch, http: LaterHttp): Promise<Outcome<ScanBatch>> {
  const told: unknown[] = []
  for (const part of partsOf(batch.codes)) {
    const answer = await ask(http, batch, part)
    const codes = codesOf(answer)
    if (!codes) return outcomeOf(batch, { ...answer, ok: false })
    told.push(...codes)
  }
  return { kind: 'done', body: told }
}

const ask = (http: LaterHttp, { order, mayLoad }: ScanBatch, part: readonly Scanned[]) =>
  http.exchange(`/hanadb/api/imeis/${mayLoad ? 'load' : 'check'}`, {
    method: 'POST',
    body: { order, product: part[0]?.line ?? null, codes: part.map(({ code }) => code) },
  })

const codesOf = ({ ok, body }: Answer): readonly unknown[] | undefined =>
  ok && isObject(body) && Array.isArray(body.codes) ? body.codes : undefined

/** The server is asked for one line at a time. */
function partsOf(codes: readonly Scanned[]): readonly (readonly Scanned[])[] {
  const parts: Scanned[][] = []
  for (const scanned of codes) {
    const last = parts.at(-1)
    if (last && last.length < MOST && last[0]?.line === scanned.line) last.push(scanned)
    else parts.push([scanned])
  }
  return parts
}

/** What a former version kept: the numbers alone, the last first, under the order. */
function formerOf(value: unknown, place: string): ScanBatch | undefined {
  const [, id, company, order] = place.split('|')
  if (!Array.isArray(value) || !order) return undefined
  const codes = (value as readonly Scanned[]).toReversed()
  const made = { key: order, owner: `${id}|${company}`, at: new Date(0).toISOString() }
  return { ...made, state: 'waiting', order: Number(order), mayLoad: true, codes }
}

/** Adds to the batch that waits already, so that many scans without a connection are one request. */
export function batchWith(queue: Pick<Queue<ScanBatch>, 'list'>, fresh: ScanBatch): ScanBatch {
  const waiting = queue
    .list()
    .find(({ state, order }) => state === 'waiting' && order === fresh.order)
  return waiting ? { ...waiting, codes: [...waiting.codes, ...fresh.codes] } : fresh
}

/** Numbers the server has not answered, the last first. */
export const pendingOf = (batches: readonly ScanBatch[], order: number): readonly Scan[] =>
  batches
    .filter(batch => batch.order === order)
    .flatMap(({ key, codes, state: verdict, reason }) =>
      codes.map((scanned, n) => ({
        ...{ ...scanned, key: `${key}:${n}`, verdict },
        ...(reason !== undefined && { reason }),
      })),
    )
    .toReversed()

/** The server's words on the numbers of a batch. */
export const answeredOf = ({ key, codes }: ScanBatch, told: readonly Partial<Scan>[]) =>
  codes.map(
    (scanned, n): Scan => ({ verdict: 'refused', ...scanned, ...told[n], key: `${key}:${n}` }),
  )
