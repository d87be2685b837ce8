import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { exportQueue } from '../../server/export/exportQueue'
import { PATH, useBoxes } from './useBoxes'

const { server, boss, manyBoxes, sendRequest: request } = useBoxes()

async function* endless() {
  for (;;) yield new Uint8Array(1)
}
async function* brief() {
  yield new Uint8Array(1)
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => [error.status, error.code],
  )

test('two at once a person and six in all; who has read or left makes room', async () => {
  const turns = exportQueue()
  const make = (person: number) => turns.make(person, async () => endless())
  const first = await make(1)
  await make(1)
  expect(await refusalOf(make(1))).toEqual([429, 'exportsOwn'])
  expect(() => turns.demand(1)).toThrow('exportsOwn')
  for (const person of [2, 2, 3]) await make(person)
  const whole = await turns.make(3, async () => brief())
  expect(await refusalOf(make(4))).toEqual([503, 'exportsAll'])
  await new Response(whole).arrayBuffer()
  await make(4)
  expect(await refusalOf(make(5))).toEqual([503, 'exportsAll'])
  await first.cancel()
  await make(5)
})

test('failed and abandoned exports free their place too', async () => {
  const turns = exportQueue({ idleMs: 50 })
  const fails = async () => {
    throw new Error('no')
  }
  for (let n = 0; n < 3; n++) await expect(turns.make(1, fails)).rejects.toThrow('no')
  const left = await turns.make(1, async () => endless())
  await turns.make(1, async () => endless())
  expect(() => turns.demand(1)).toThrow('exportsOwn')
  await pause(150)
  turns.demand(1)
  await expect(new Response(left).arrayBuffer()).rejects.toThrow('nobody reads')
})

test('a third export of one person is refused, in words, and made once another is read', async () => {
  const me = await boss()
  await manyBoxes(1203, n => `N${n}`)
  const urls = [await request(me, {}), await request(me, { format: 'xlsx' }), await request(me, {})]
  const answers = await Promise.all(urls.map(url => server.request(url)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
  expect(await me.post(`${PATH}/export`, { format: 'csv' })).toMatchObject({
    status: 429,
    body: { code: 'exportsOwn' },
  })
  await Promise.all(answers.map(answer => answer.arrayBuffer()))
  expect((await server.request(urls[2] ?? '')).status).toBe(200)
})
