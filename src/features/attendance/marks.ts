import { type MarkType, markTypes } from '../../domain/attendance/attendance'
import {
  isEntry,
  isLater,
  type LaterHttp,
  type LaterKind,
  outcomeOf,
  type QueueEntry,
  reasonOf,
} from '../../providers/sendLater/kind'
import type { Queue } from '../../providers/sendLater/queue'
import { isFresh, type Uploaded, uploadFirst } from '../../providers/sendLater/uploadFirst'

export interface Position {
  readonly lat: number
  readonly lng: number
  /** In metres. */
  readonly accuracy: number
}

export interface QueuedMarkPhoto {
  readonly name: string
  readonly content: Blob
}

/** A mark to send, pressed `at` this device's time. */
export interface QueuedMark extends QueueEntry {
  readonly state: 'waiting' | 'sending' | 'refused'
  readonly type: MarkType
  readonly position?: Position
  /** Made offline: the time of the press is sent. Otherwise the server's time counts. */
  readonly isOffline: boolean
  readonly photo?: QueuedMarkPhoto
  readonly file?: Uploaded
  /** Why the server refused the photo; the mark is sent without it. */
  readonly photoRefused?: string
}

/** Marks stored until they are sent, each once; they survive a closed tab and a lost connection. */
export const markKind: LaterKind<QueuedMark> = {
  ...{ name: 'marks', database: 'mostrador-marks', prefix: 'mark' },
  read: value => (isEntry(value) && typeof value.type === 'string' ? (value as never) : undefined),
  async send(mark, http) {
    const ready = await withPhoto(mark, http)
    if (!ready) return { kind: 'later', entry: { ...mark, isOffline: true } }
    const answer = await post(http, ready)
    // Arrival is unknown: repeating it with the same key counts once.
    if (isLater(answer)) return { kind: 'later', entry: { ...ready, isOffline: true } }
    const outcome = outcomeOf(ready, answer)
    return outcome.kind === 'done' ? { ...outcome, entry: ready } : outcome
  },
  shown: ({ type }) => ({ title: markTypes[type], kind: 'mark', to: '/dashboard/rrhh/Marcar' }),
}

/** The mark after uploading its photo, or without a refused photo; undefined: try later. */
async function withPhoto(mark: QueuedMark, http: LaterHttp): Promise<QueuedMark | undefined> {
  const { photo, file, ...bare } = mark
  if (!photo || isFresh(file)) return mark
  const { name, content: body } = photo
  const sent = await uploadFirst(http, { resource: 'attendance-marks', field: 'FOTO', name, body })
  if ('file' in sent) return { ...mark, file: sent.file }
  return isLater(sent.refused) ? undefined : { ...bare, photoRefused: reasonOf(sent.refused) }
}

const post = (http: LaterHttp, { key, type, at, position, isOffline, file }: QueuedMark) =>
  http.exchange('/hanadb/api/attendance-marks', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: {
      TIPO: type,
      ...(isOffline && { MARKED_DATE: at }),
      ...(file && { FOTO: { id: file.id } }),
      ...(position && {
        GEOLOCALIZACION: { lat: position.lat, lng: position.lng },
        PRECISION: Math.round(position.accuracy),
      }),
    },
  })

/** Sends a refused mark again with the server's time, if this device's clock was wrong. */
export async function sendAsNow(queue: Queue<QueuedMark>, mark: QueuedMark): Promise<void> {
  const { reason: _, ...rest } = mark
  await queue.drop(mark)
  await queue.add({ ...rest, key: crypto.randomUUID(), isOffline: false, state: 'waiting' })
}
