import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { diskFileStore } from '../../server/adapters/disk/fileStore'
import { temporaryFolder } from './testDb'

const folder = temporaryFolder()
const files = diskFileStore(folder.path)
afterAll(folder.drop)

const bytes = new Uint8Array([1, 2, 3])

test('what is put is got again, whole and alone under its name, until it is removed', async () => {
  const id = crypto.randomUUID()
  await files.put(id, bytes)
  expect(new Uint8Array((await files.get(id)) ?? [])).toEqual(bytes)
  expect(readdirSync(folder.path, { recursive: true })).toEqual([
    id.slice(0, 2),
    `${id.slice(0, 2)}/${id}`,
  ])
  await files.remove(id)
  await files.remove(id)
  expect(await files.get(id)).toBeUndefined()
})

test.each(['../secret', 'a/b', '', 'x'.repeat(36), '..'])('no file is called %j', async name => {
  await expect(files.put(name, bytes)).rejects.toThrow('an id the server made')
  await expect(files.get(name)).rejects.toThrow('an id the server made')
})
