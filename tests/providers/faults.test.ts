// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createFaults } from '../../src/providers/http/faults'
import type { Http, HttpAnswer } from '../../src/providers/http/http'

const answer = (status: number, body: unknown): HttpAnswer => ({
  ...{ status, body, ok: status < 400 },
  headers: new Headers(),
})

function faultsTold(message: HttpAnswer) {
  const reported: unknown[] = []
  const exchange: Http['exchange'] = async (_, request) => {
    reported.push(request?.body)
    return message
  }
  return { reported, faults: createFaults(() => ({ exchange }) as Http) }
}

test('what the server refused has its own number, what broke here is told once', async () => {
  const { reported: details, faults } = faultsTold(answer(201, { requestId: 'b' }))
  expect(await faults.numberOf({ body: { requestId: 'a' } })).toBe('a')
  const error = new TypeError('x is undefined')
  expect(await faults.numberOf(error)).toBe('b')
  expect(await faults.numberOf(error)).toBe('b')
  expect(details).toEqual([{ message: 'TypeError: x is undefined', page: '/' }])
})

test('without an answer there is no number, and no new fault', async () => {
  const { faults } = faultsTold(answer(0, undefined))
  expect(await faults.numberOf(new Error('x'))).toBeUndefined()
})

test('the last fault of the server is remembered, a refusal is none', async () => {
  const { faults } = faultsTold(answer(0, undefined))
  await faults.watch(Promise.resolve(answer(500, { requestId: 'c' })))
  await faults.watch(Promise.resolve(answer(422, { requestId: 'd' })))
  await Promise.resolve()
  expect(faults.last()).toBe('c')
})
