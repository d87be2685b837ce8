import { expect, test } from 'vitest'
import { markKind, type QueuedMark } from '../../src/features/attendance/marks'
import type { HttpAnswer, HttpRequest } from '../../src/providers/http/http'
import { newEntryHead } from '../../src/providers/sendLater/laterOf'
import { createQueue } from '../../src/providers/sendLater/queue'
import { memoryBox } from './memoryBox'

const message = (status: number, body: unknown = {}): HttpAnswer => ({
  ...{ status, ok: status > 0 && status < 300, headers: new Headers(), body },
})

/** A server that accepts marks, over a connection that can be cut, and its answer to photos. */
function aServer() {
  const is = { cut: false, upload: message(201, { id: 'foto-1' }) }
  const marks: unknown[] = []
  const uploads: string[] = []
  const http = {
    async exchange(_: string, { body }: HttpRequest = {}) {
      if (is.cut) return message(0)
      marks.push(body)
      return message(201)
    },
    async upload(path: string) {
      if (is.cut) return message(0)
      uploads.push(path)
      return is.upload
    },
  }
  return { is, http, marks, uploads }
}
const aMark = (change: Partial<QueuedMark> = {}): QueuedMark => ({
  ...newEntryHead('7|ACME'),
  type: 'entrada',
  isOffline: false,
  photo: { name: 'yo.jpg', content: new Blob(['x'], { type: 'image/jpeg' }) },
  ...change,
})
const owner = () => '7|ACME'

test('a mark takes its photo along, by the server’s time', async () => {
  const { http, marks, uploads } = aServer()
  await createQueue(markKind, { box: memoryBox(), http, owner }).add(aMark())
  expect(uploads).toEqual(['/hanadb/api/files?resource=attendance-marks&field=FOTO&name=yo.jpg'])
  expect(marks).toEqual([{ TIPO: 'entrada', FOTO: { id: 'foto-1' } }])
})

test('without a connection both wait on this device, and go from another visit with the moment pressed', async () => {
  const { is, http, marks, uploads } = aServer()
  const box = memoryBox()
  const mark = aMark()
  is.cut = true
  await createQueue(markKind, { box, http, owner }).add(mark)
  is.cut = false
  const later = createQueue(markKind, { box, http, owner })
  await later.read()
  await later.send()
  expect(uploads).toHaveLength(1)
  expect(marks).toEqual([{ TIPO: 'entrada', MARKED_DATE: mark.at, FOTO: { id: 'foto-1' } }])
  expect([later.list(), await box.keys()]).toEqual([[], []])
})

test('a photo that went up is not sent again when only the mark’s answer was lost', async () => {
  const { is, http, marks, uploads } = aServer()
  const queue = createQueue(markKind, { box: memoryBox(), http, owner })
  const { upload } = http
  http.upload = async path => {
    const answer = await upload(path)
    is.cut = true
    return answer
  }
  await queue.add(aMark())
  expect([uploads.length, marks, queue.list().map(({ state }) => state)]).toEqual([
    1,
    [],
    ['waiting'],
  ])
  is.cut = false
  await queue.send()
  expect([uploads.length, marks.length, queue.list()]).toEqual([1, 1, []])
})

test('a photo the server will not have costs nobody the mark, and is told', async () => {
  const { is, http, marks } = aServer()
  is.upload = message(422, { errors: { FOTO: 'No es una foto' } })
  const queue = createQueue(markKind, { box: memoryBox(), http, owner })
  const reported: (string | undefined)[] = []
  queue.onDone(({ photoRefused }) => reported.push(photoRefused))
  await queue.add(aMark())
  expect([marks, reported]).toEqual([[{ TIPO: 'entrada' }], ['No es una foto']])
})
