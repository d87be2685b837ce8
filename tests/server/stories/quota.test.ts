import { expect, test } from 'vitest'
import { aPdf } from '../fileBytes'
import { FILES, MANAGER, useFolders } from './useFolders'

const size = aPdf('a.pdf').length
const { as, folder, put, names } = useFolders({ change: { filesQuota: 2 * size } })

test('a company’s files take no more room than it has, the trash included', async () => {
  const desk = await as('9')
  const id = await folder(desk, 'Precios')
  expect((await put(desk, id, 'a.pdf')).status).toBe(201)
  expect((await put(desk, id, 'b.pdf')).status).toBe(201)
  expect((await desk.get(MANAGER)).body).toMatchObject({ used: 2 * size, quota: 2 * size })
  const full = await put(desk, id, 'c.pdf')
  expect([full.status, Object.keys(full.body.errors ?? {})]).toEqual([422, ['ARCHIVO']])
  expect(await names(desk, FILES)).toEqual(['a.pdf', 'b.pdf'])
})
