import { expect, test } from 'vitest'
import { busy } from '../../server/base/refusal'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

let thrown: unknown
const fails = () => {
  throw thrown
}
const server = useServer({ catalogue: aCatalogue(), change: { isReady: fails } })

test('a fault of ours is answered without detail and logged once with its request', async () => {
  thrown = new Error('select secret from somewhere')
  const answer = await server.anyone.get('/health')
  expect(answer.status).toBe(500)
  expect(JSON.stringify(answer.body)).not.toMatch(/secret|somewhere|stack/)
  expect(server.logged).toHaveLength(1)
  expect(server.logged[0]).toMatchObject({
    level: 'error',
    requestId: answer.body.requestId,
    path: '/health',
    error: { message: 'select secret from somewhere' },
  })
})

test('a busy database is a matter of seconds, and no fault', async () => {
  thrown = busy()
  const answer = await server.anyone.get('/health')
  expect(answer).toMatchObject({ status: 503, body: { code: 'busy' } })
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(server.logged).toEqual([])
})
