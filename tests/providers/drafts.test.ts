import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDrafts, type Draft, type DraftBox } from '../../src/providers/session/drafts'
import { createKeeper } from '../../src/resources/form/drafts/keeper'
import { memoryBox } from './memoryBox'

const place = { user: 7, company: null, resource: 'things', record: '1' }
const aDraft = (more: Partial<Draft> = {}): Draft => ({
  key: 'k1',
  place,
  title: 'Cargador',
  base: { NOMBRE: 'Cargador' },
  values: { NOMBRE: 'Cable' },
  secrets: [],
  state: 'draft',
  at: new Date().toISOString(),
  ...more,
})

test('a draft is found at its form by its owner, in its company, and nowhere else', async () => {
  const drafts = createDrafts(memoryBox())
  await drafts.put(aDraft())
  expect(await drafts.at(place)).toEqual([aDraft({ at: expect.any(String) })])
  for (const otherPlace of [
    { user: 8 },
    { user: 70 },
    { company: 'A' },
    { record: null },
    { record: '11' },
  ]) {
    expect(await drafts.at({ ...place, ...otherPlace })).toEqual([])
  }
  expect(await drafts.of(7)).toHaveLength(1)
  expect(await drafts.of(8)).toEqual([])
})

test('two forms of one record keep their drafts apart, the newest first', async () => {
  const drafts = createDrafts(memoryBox())
  await drafts.put(aDraft({ key: 'old', at: '2026-03-01T10:00:00.000Z' }))
  await drafts.put(aDraft({ key: 'new', at: '2026-03-01T11:00:00.000Z' }))
  expect((await drafts.at(place)).map(({ key }) => key)).toEqual(['new', 'old'])
  await drafts.remove(aDraft({ key: 'new' }))
  expect((await drafts.at(place)).map(({ key }) => key)).toEqual(['old'])
})

test('what is older than a month goes, and so does what is more than fifty', async () => {
  const box = memoryBox()
  const drafts = createDrafts(box)
  const days = (many: number) => new Date(Date.now() - many * 86_400_000).toISOString()
  await drafts.put(aDraft({ key: 'forgotten', at: days(31) }))
  for (let n = 0; n < 55; n += 1) await drafts.put(aDraft({ key: `k${n}`, at: days(n / 10) }))
  expect(await drafts.of(7)).toHaveLength(50)
  expect(await box.keys()).toHaveLength(50)
})

test('a storage that is blocked, full or corrupt is as good as none', async () => {
  const refuse = () => Promise.reject(new Error('blocked'))
  const blocked = createDrafts({ keys: refuse, read: refuse, write: refuse, remove: refuse })
  expect(await blocked.put(aDraft())).toBe(false)
  expect(await blocked.at(place)).toEqual([])
  await blocked.remove(aDraft())
  const box = memoryBox()
  const drafts = createDrafts(box)
  await drafts.put(aDraft())
  for (const wrong of ['text', null, { key: 'k1' }]) await box.write('7||things|%3D1|k2', wrong)
  expect(await drafts.at(place)).toHaveLength(1)
})

describe('the keeper of an open form', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function aKeeper(box: DraftBox = memoryBox()) {
    const drafts = createDrafts(box)
    let typed: string | undefined
    const snapshot = () => (typed ? aDraft({ values: { NOMBRE: typed } }) : undefined)
    const keeper = createKeeper({ drafts, place, key: 'k1', snapshot })
    const type = (text: string | undefined) => {
      typed = text
      keeper.changed()
    }
    const readStored = async () =>
      (await drafts.at(place)).map(({ values, state }) => [values.NOMBRE, state])
    return { keeper, type, readStored }
  }

  test('writes when the typing rests, and says since when it is kept', async () => {
    const { keeper, type, readStored: stored } = aKeeper()
    type('a')
    await vi.advanceTimersByTimeAsync(500)
    type('ab')
    expect(await stored()).toEqual([])
    expect(keeper.kept().at).toBeUndefined()
    await vi.advanceTimersByTimeAsync(900)
    expect(await stored()).toEqual([['ab', 'draft']])
    expect(keeper.kept().at).toBeDefined()
    type('abc')
    expect(keeper.kept().at).toBeUndefined()
  })

  test('writes at once when the page goes, and how a save went', async () => {
    const { keeper, type, readStored: stored } = aKeeper()
    type('a')
    keeper.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(await stored()).toEqual([['a', 'draft']])
    keeper.mark({ state: 'failed', reason: 'no' })
    await vi.advanceTimersByTimeAsync(0)
    expect(await stored()).toEqual([['a', 'failed']])
  })

  test('keeps nothing that was typed back, saved or discarded, however late a write comes', async () => {
    const { keeper, type, readStored: stored } = aKeeper()
    type('a')
    keeper.flush()
    type(undefined)
    await vi.advanceTimersByTimeAsync(900)
    expect(await stored()).toEqual([])
    type('b')
    keeper.flush()
    keeper.end()
    type('c')
    await vi.advanceTimersByTimeAsync(900)
    expect(await stored()).toEqual([])
  })
})
