import { expect, test } from 'vitest'
import { createDataProvider } from '../../src/providers/dataProvider/dataProvider'
import { aCatalogue } from '../server/aCatalogue'
import { gadgets } from './gadgets'
import { httpTo, jsonAnswer } from './httpTo'

test('a long batch is undone to its end, call after call, and all of its records are counted', async () => {
  const parts = [
    { undone: 500, left: 700 },
    { undone: 500, left: 200 },
    { undone: 200, left: 0 },
  ]
  const requests: string[] = []
  const http = httpTo(async ({ method, url }) => {
    requests.push(`${method} ${new URL(url).pathname}`)
    return jsonAnswer({ batch: 'b', ...parts[requests.length - 1] })
  })
  const catalogue = aCatalogue(gadgets)
  const read = { http, catalogue, company: () => null, base: 'http://localhost' }
  expect(await createDataProvider(read).undoBatch('gadgets', 'b')).toEqual({
    undone: 1200,
    refused: [],
  })
  expect(requests).toEqual(Array(3).fill('POST /hanadb/api/gadgets/bulk/b/undo'))
})
