import { type MarkType, markTypes } from '../../domain/attendance'
import {
  type Entry,
  isEntry,
  isLater,
  type LaterHttp,
  type LaterKind,
  outcomeOf,
  reasonOf,
} from '../sendLater/kind'
import type { Queue } from '../sendLater/queue'
import { isFresh, type Uploaded, uploadFirst } from '../sendLater/uploadFirst'

export interface Position {
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly accuracy: number
}

export interface MarkPhoto {
  readonly name: string
  readonly content: Blob
}

/** A mark on its way, pressed `at` by this device's clock. */
export interface Mark extends Entry {
  readonly state: 'waiting' | 'sending' | 'refused'
  readonly type: MarkType
  readonly position?: Position
  /** Made without a server: the moment it was pressed goes with it. Else the server's own time counts. */
  readonly isOffline: boolean
  readonly photo?: MarkPhoto
  readonly file?: Uploaded
  /** Why the server would not have the photo: a mark is never lost by it, and goes without. */
  readonly photoRefused?: string
}

/** Marks that survive a closed tab and a dead network, each sent once (safety.md 12). */
export const markKind: LaterKind<Mark> = {
  ...{ name: 'marks', database: 'mostrador-marks', prefix: 'mark' },
  read: value => (isEntry(value) && typeof value.type === 'string' ? (value as never) : undefined),
  async send(mark, http) {
    const ready = await withPhoto(mark, http)
    if (!ready) return { kind: 'later', entry: { ...mark, isOffline: true } }
    const answer = await post(http, ready)
    // Whether it arrived is not known: sent again by the same key it counts once.
    if (isLater(answer)) return { kind: 'later', entry: { ...ready, isOffline: true } }
    const outcome = outcomeOf(ready, answer)
    return outcome.kind === 'done' ? { ...outcome, entry: ready } : outcome
  },
  shown: ({ type }) => ({ title: markTypes[type], kind: 'mark', to: '/dashboard/rrhh/Marcar' }),
}

/** With its photo sent up, or without one that is refused; undefined: not now. */
async function withPhoto(mark: Mark, http: LaterHttp): Promise<Mark | undefined> {
  const { photo, file, ...bare } = mark
  if (!photo || isFresh(file)) return mark
  const { name, content: body } = photo
  const sent = await uploadFirst(http, { resource: 'attendance-marks', field: 'FOTO', name, body })
  if ('file' in sent) return { ...mark, file: sent.file }
  return isLater(sent.refused) ? undefined : { ...bare, photoRefused: reasonOf(sent.refused) }
}

const post = (http: LaterHttp, { key, type, at, position, isOffline, file }: Mark) =>
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

/** With the time of the server, where the clock of this device was what it refused. */
export async function sendAsNow(queue: Queue<Mark>, mark: Mark): Promise<void> {
  const { reason: _, ...rest } = mark
  await queue.drop(mark)
  await queue.add({ ...rest, key: crypto.randomUUID(), isOffline: false, state: 'waiting' })
}
