import { expect, test } from 'vitest'
import { markerHere, marksHere } from '../../src/features/attendance/markHere'
import { markKind, type QueuedMark } from '../../src/features/attendance/marks'
import { newEntryHead } from '../../src/providers/sendLater/laterOf'
import { createQueue } from '../../src/providers/sendLater/queue'
import { aToken } from './aToken'
import { memoryBox } from './memoryBox'

const NOW = 1_000_000

function aDevice(changes: Readonly<Record<string, string>> = {}) {
  const stored = new Map<string, string>(
    Object.entries({
      accessToken: aToken({ sub: '7', exp: NOW + 60 }),
      user: JSON.stringify({ ID: 7, ROLE: '7', EMPRESA: 'ACME', DISPLAYNAME: 'Vera Luna' }),
      ...changes,
    }),
  )
  return {
    keys: () => [...stored.keys()],
    get: (name: string) => stored.get(name) ?? null,
    set: (name: string, value: string) => void stored.set(name, value),
    remove: (name: string) => void stored.delete(name),
  }
}

test('without a network whose token holds is known by what is saved of them', () => {
  const marker = markerHere({ storage: aDevice(), now: NOW })
  expect(marker).toEqual({ owner: '7|ACME', name: 'Vera Luna' })
})

test.each([
  ['the token ran out', { accessToken: aToken({ sub: '7', exp: NOW - 1 }) }],
  ['it is another person’s', { accessToken: aToken({ sub: '8', exp: NOW + 60 }) }],
  ['nobody is saved', { user: 'null' }],
  ['who is saved does not mark', { user: JSON.stringify({ ID: 7, ROLE: '31' }) }],
])('nobody marks where %s', (_reason, changes) => {
  expect(markerHere({ storage: aDevice(changes), now: NOW })).toBeNull()
})

test('what is marked here waits for the desk, which sends it once', async () => {
  const storage = aDevice()
  const box = memoryBox()
  const here = marksHere(storage, { owner: '7|ACME' }, box)
  const mark: QueuedMark = { ...newEntryHead('7|ACME'), type: 'entrada', isOffline: true }
  await here.keep(mark)
  expect([here.lies(mark), storage.get('marksWaiting')]).toEqual([true, 'yes'])
  const sent: unknown[] = []
  const http = {
    async exchange(_: string, { body, headers }: { body?: unknown; headers?: object } = {}) {
      sent.push([body, headers])
      return { status: 201, ok: true, headers: new Headers(), body: {} }
    },
    upload: () => Promise.reject(new Error('there is no photo')),
  }
  const desk = createQueue(markKind, { box, http, owner: () => '7|ACME' })
  await desk.read()
  await desk.send()
  expect(sent).toEqual([
    [{ TIPO: 'entrada', MARKED_DATE: mark.at }, { 'Idempotency-Key': mark.key }],
  ])
  expect(await box.keys()).toEqual([])
})
