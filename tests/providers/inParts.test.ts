import { expect, test } from 'vitest'
import type { BulkInput } from '../../src/providers/dataProvider/bulk'
import { inParts } from '../../src/providers/dataProvider/inParts'

const rows = Array.from({ length: 1200 }, (_, at) => at)
const answerOf = (some: readonly number[], batch: string | null) => ({
  batch,
  rows: some.map((_, index) => ({ index, outcome: 'change' as const })),
  counts: { create: 0, change: some.length, delete: 0, same: 0, refused: 0 },
})

test('many rows are sent in calls of 500 of one batch, each with its own key', async () => {
  const calls: { size: number; wish: BulkInput }[] = []
  const answer = await inParts(rows, { key: 'k' }, async (some, wish) => {
    calls.push({ size: some.length, wish })
    return answerOf(some, wish.batch ?? null)
  })
  expect(calls.map(({ size }) => size)).toEqual([500, 500, 200])
  expect(new Set(calls.map(({ wish }) => wish.batch))).toEqual(new Set([answer.batch]))
  expect(calls.map(({ wish }) => wish.key)).toEqual(['k-0', 'k-500', 'k-1000'])
  expect(answer.counts.change).toBe(1200)
  expect(answer.rows.at(-1)?.index).toBe(1199)
})

test('a preview has no batch, and a refused call ends the others', async () => {
  const preview = await inParts(rows, { dryRun: true }, async some => answerOf(some, null))
  expect(preview).toMatchObject({ batch: null, counts: { change: 1200 } })
  const sizes: number[] = []
  const halted = await inParts(rows, {}, async some => {
    sizes.push(some.length)
    return answerOf(some, null)
  })
  expect(sizes).toEqual([500])
  expect(halted.batch).toBeNull()
})

test('work that fails or is cancelled later tells what was written, and goes on there', async () => {
  const sizes: number[] = []
  const batches = new Set<string | undefined>()
  let fails = true
  const send = async (some: readonly number[], { batch }: BulkInput) => {
    if (sizes.length === 1 && fails) throw new Error('no network')
    sizes.push(some.length)
    batches.add(batch)
    return answerOf(some, batch ?? null)
  }
  const failed = await inParts(rows, {}, send)
  expect(failed).toMatchObject({
    counts: { change: 500 },
    halted: { at: 500, error: 'no network' },
  })
  fails = false
  const controller = new AbortController()
  const onPart = () => controller.abort()
  const cancelled = await inParts(rows, { after: failed, signal: controller.signal, onPart }, send)
  expect(cancelled).toMatchObject({ counts: { change: 1000 }, halted: { at: 1000 } })
  const whole = await inParts(rows, { after: cancelled }, send)
  expect(whole).toMatchObject({ counts: { change: 1200 } })
  expect(whole.halted).toBeUndefined()
  expect(whole.rows).toHaveLength(1200)
  expect(sizes).toEqual([500, 500, 200])
  expect([...batches]).toEqual([failed.batch])
})

test('a later call that is refused counts none of its rows, and names those with errors', async () => {
  const answer = await inParts(rows, {}, async (some, { batch }) => {
    if (some[0] === 0) return answerOf(some, batch ?? null)
    const refused = { index: 7, outcome: 'refused' as const, message: 'wrong' }
    return { ...answerOf(some, null), rows: [...answerOf(some, null).rows.slice(0, 7), refused] }
  })
  expect(answer).toMatchObject({ counts: { change: 500 }, halted: { at: 500 } })
  expect(answer.rows.slice(500)).toEqual([{ index: 507, outcome: 'refused', message: 'wrong' }])
})
