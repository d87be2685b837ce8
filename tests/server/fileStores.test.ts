import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { S3Settings } from '../../server/base/config'
import { createLog } from '../../server/base/log'
import { Refusal } from '../../server/base/refusal'
import { openFiles } from '../../server/commands/openFiles'
import { watchedFiles } from '../../server/main/jobs/watchedFiles'
import { diskFileStore } from '../../server/node/diskFileStore'
import { s3FileStore } from '../../server/node/s3FileStore'
import { anS3Server, type S3Server } from './anS3Server'
import { temporaryFolder } from './testDb'

const folder = temporaryFolder()
let bucket: S3Server
beforeEach(async () => {
  bucket = await anS3Server()
})
afterEach(() => bucket.close())
afterAll(folder.drop)

const stores = {
  disk: () => diskFileStore(folder.path),
  's3, its bucket in the path': () => s3FileStore(bucket.settings),
  's3 under a folder of the bucket': () => s3FileStore({ ...bucket.settings, prefix: 'shop/a/' }),
}
const keys = { id: 'a-key', secret: 'a-secret' }
const bytes = new Uint8Array([1, 2, 3])

describe.each(Object.entries(stores))('a store of files: %s', (_, open) => {
  test('a stored file is returned until it is removed; storing and removing may be repeated', async () => {
    const files = open()
    const id = crypto.randomUUID()
    expect(await files.get(id)).toBeUndefined()
    await files.put(id, bytes)
    await files.put(id, bytes)
    expect(new Uint8Array((await files.get(id)) ?? [])).toEqual(bytes)
    await files.remove(id)
    await files.remove(id)
    expect(await files.get(id)).toBeUndefined()
  })

  test('a file may be empty, or of some megabytes', async () => {
    const files = open()
    for (const size of [0, 6_000_000]) {
      const id = crypto.randomUUID()
      await files.put(id, new Uint8Array(size).fill(7))
      expect((await files.get(id))?.length).toBe(size)
    }
  })

  test.each(['../secret', 'a/b', '', 'x'.repeat(36), '..'])('no file is called %j', async name => {
    const files = open()
    for (const act of [
      () => files.put(name, bytes),
      () => files.get(name),
      () => files.remove(name),
    ])
      await expect(async () => act()).rejects.toThrow('an id the server made')
  })
})

test('on disk it is whole and alone under its name', async () => {
  const own = temporaryFolder()
  const id = crypto.randomUUID()
  await diskFileStore(own.path).put(id, bytes)
  const place = id.slice(0, 2)
  expect(readdirSync(own.path, { recursive: true })).toEqual([place, `${place}/${id}`])
  own.drop()
})

test('in a bucket it lies under its prefix and name', async () => {
  const id = crypto.randomUUID()
  await s3FileStore({ ...bucket.settings, prefix: 'shop/a/' }).put(id, bytes)
  expect([...bucket.objects.keys()]).toEqual([`shop/a/${id}`])
})

test('a service that stumbles is asked again, and what it took is there once', async () => {
  bucket.fail(2)
  const id = crypto.randomUUID()
  await s3FileStore(bucket.settings).put(id, bytes)
  expect(bucket.requests).toEqual(Array(3).fill(`PUT /files/${id}?x-id=PutObject`))
  expect(bucket.objects.size).toBe(1)
})

describe('at the start', () => {
  const opening = (change: Partial<S3Settings> = {}) =>
    openFiles({ dataDir: folder.path, s3: { ...bucket.settings, ...change } })

  test('the bucket is tried, and nothing stays of it', async () => {
    const { close } = await opening()
    expect(bucket.requests.map(each => each.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE'])
    expect(bucket.objects.size).toBe(0)
    close()
  })

  test.each<[string, Partial<S3Settings>]>([
    ['S3_BUCKET: there is no bucket of this name (elsewhere, ', { bucket: 'elsewhere' }],
    ['S3_ACCESS_KEY_ID: the service does not know', { keys: { ...keys, id: 'b-key' } }],
    ['S3_SECRET_ACCESS_KEY: it does not belong', { keys: { ...keys, secret: 'other' } }],
    ['S3_REGION: the bucket lies in another one', { region: 'sa-east-1' }],
    ['S3_ENDPOINT: nobody answers there (files, 127.0.0.1:9', { endpoint: 'http://127.0.0.1:9' }],
  ])('it is told: %s', async (details, change) => {
    const error = await opening(change).then(
      () => undefined,
      (caught: Error) => caught,
    )
    expect(error?.message).toContain(details)
    expect(error?.message).not.toContain(keys.secret)
  })

  test('without a bucket files lie beside the database', async () => {
    const own = temporaryFolder()
    const { store } = await openFiles({ dataDir: own.path, s3: undefined })
    await store.put(crypto.randomUUID(), bytes)
    expect(readdirSync(own.path)).toEqual(['files'])
    own.drop()
  })
})

test('a store that fails is logged, and told as what will pass', async () => {
  const own = temporaryFolder()
  writeFileSync(join(own.path, 'files'), 'a file where a folder belongs')
  const lines: string[] = []
  const files = watchedFiles(
    diskFileStore(join(own.path, 'files')),
    createLog(line => lines.push(line)),
  )
  const error = await files.put(crypto.randomUUID(), bytes).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ status: 503, code: 'filesAway', retryAfter: 10 })
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 'error', act: 'put', error: { message: expect.stringMatching('ENOTDIR|EEXIST') } },
  ])
  own.drop()
})
