import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refreshQueries } from '../../src/providers/live/refreshQueries'

/** A busy machine; a second is all that `waitFor` would wait otherwise. */
const PATIENCE_MS = 20_000
const record = ['brands', 'getOne', { id: '9' }]

/** A page that shows brand 9, and its number of requests. */
async function anOpenPage() {
  const queryClient = new QueryClient()
  const ask = vi.fn(async () => ({ id: '9', _VERSION: 1 }))
  const observer = new QueryObserver(queryClient, { queryKey: record, queryFn: ask })
  const close = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), PATIENCE_MS)
  return { queryClient, ask, close }
}

test('an open record that changed elsewhere is read again', async () => {
  const { queryClient, ask, close } = await anOpenPage()
  refreshQueries(queryClient, [{ resource: 'brands', id: '9', version: 2 }])
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), PATIENCE_MS)
  close()
})

test('who said yes to an open record is read again, and the record, which is as it was, is not', async () => {
  const { queryClient, ask, close } = await anOpenPage()
  const past = vi.fn(async () => ({ history: [], votes: [] }))
  const observer = new QueryObserver(queryClient, {
    queryKey: ['brands', 'history', '9'],
    queryFn: past,
  })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), PATIENCE_MS)
  refreshQueries(queryClient, [{ resource: 'brands', id: 9, version: 1 }])
  await vi.waitFor(() => expect(past).toHaveBeenCalledTimes(2), PATIENCE_MS)
  expect(ask).toHaveBeenCalledTimes(1)
  leave()
  close()
})

// in the forms of react-admin's hooks: the resource given once, given with the call, and many at once
test.each([
  [['brands', 'delete', {}], { id: '9' }],
  [[undefined, 'delete', {}], { resource: 'brands', id: '9' }],
  [[undefined, 'deleteMany', {}], { resource: 'brands', ids: ['7', '9'] }],
])(
  'the page of what is deleted does not ask again for it, its history or its figures: %j',
  async (mutationKey, variables) => {
    const { queryClient, ask, close } = await anOpenPage()
    const past = vi.fn(async () => ({ history: [], votes: [] }))
    const sales = vi.fn(async () => [])
    const observers = Object.entries({ history: past, sales }).map(
      ([name, queryFn]) =>
        new QueryObserver<unknown>(queryClient, { queryKey: ['brands', name, '9'], queryFn }),
    )
    const closers = observers.map(observer => observer.subscribe(() => undefined))
    await vi.waitFor(
      () => expect(observers.every(one => one.getCurrentResult().isSuccess)).toBe(true),
      PATIENCE_MS,
    )
    vi.setSystemTime(Date.now() + 5000)
    const remove = queryClient.getMutationCache().build(queryClient, {
      mutationKey,
      mutationFn: async (_: object) => undefined,
    })
    await remove.execute(variables)
    refreshQueries(queryClient, [{ resource: 'brands', id: '9', version: 2, mine: true }])
    expect(sales).toHaveBeenCalledTimes(1)
    refreshQueries(queryClient, [{ resource: 'brands', id: '8', version: 2, mine: true }])
    expect([ask.mock.calls.length, past.mock.calls.length]).toEqual([1, 1])
    vi.useRealTimers()
    for (const leave of closers) leave()
    close()
  },
)
