import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { freshen } from '../../src/providers/freshen'

const record = ['brands', 'getOne', { id: '9' }]

/** A page that shows brand 9, and how often it asked for it. */
async function anOpenPage() {
  const queryClient = new QueryClient()
  const ask = vi.fn(async () => ({ id: '9', _VERSION: 1 }))
  const observer = new QueryObserver(queryClient, { queryKey: record, queryFn: ask })
  const close = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  return { queryClient, ask, close }
}

test('an open record that changed elsewhere is read again', async () => {
  const { queryClient, ask, close } = await anOpenPage()
  freshen(queryClient, [{ resource: 'brands', id: '9', version: 2 }])
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
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
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  freshen(queryClient, [{ resource: 'brands', id: 9, version: 1 }])
  await vi.waitFor(() => expect(past).toHaveBeenCalledTimes(2))
  expect(ask).toHaveBeenCalledTimes(1)
  leave()
  close()
})

test('the page of what is deleted from it does not ask for it again, nor for what became of it', async () => {
  const { queryClient, ask, close } = await anOpenPage()
  const past = vi.fn(async () => ({ history: [], votes: [] }))
  const observer = new QueryObserver(queryClient, {
    queryKey: ['brands', 'history', '9'],
    queryFn: past,
  })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  vi.setSystemTime(Date.now() + 5000)
  const remove = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ['brands', 'delete', {}],
    mutationFn: async (_: { id: string }) => undefined,
  })
  await remove.execute({ id: '9' })
  freshen(queryClient, [{ resource: 'brands', id: '9', version: 2, mine: true }])
  freshen(queryClient, [{ resource: 'brands', id: '8', version: 2, mine: true }])
  expect([ask.mock.calls.length, past.mock.calls.length]).toEqual([1, 1])
  vi.useRealTimers()
  leave()
  close()
})
