import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withLease } from '../../../server/db/lease'
import { freshDb } from './freshDb'

const { db } = freshDb()

test('work that outlasts its lease keeps it until the end', async () => {
  const lease = { name: 'x', leaseMs: 300 }
  const done: string[] = []
  const long = withLease(db(), lease, async () => {
    await pause(1_200)
    done.push('long')
  })
  await pause(50)
  await withLease(db(), lease, async () => void done.push('next'))
  await long
  expect(done).toEqual(['long', 'next'])
})

test('the lease of a dead process ends with its time', async () => {
  const UNTIL = new Date(Date.now() + 300).toISOString()
  await db().write.insertInto('_LOCK').values({ NAME: 'x', OWNER: 'gone', UNTIL }).execute()
  const begun = Date.now()
  await withLease(db(), { name: 'x' }, async () => {})
  expect(Date.now() - begun).toBeGreaterThanOrEqual(250)
  expect(await db().all('select * from "_LOCK"', [])).toEqual([])
})
