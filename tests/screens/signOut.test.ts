import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { createAdminParts } from '../../src/providers/backend/adminParts'
import { createBackend } from '../../src/providers/backend/backend'

test('what is still being read is given up when somebody signs out, and is not refused afterwards', async () => {
  const { authProvider, queryClient } = createAdminParts(createBackend(), createCatalogue([]))
  let signal: AbortSignal | undefined
  const reading = queryClient.fetchQuery({
    queryKey: ['users'],
    queryFn: asked => {
      signal = asked.signal
      return new Promise(() => undefined)
    },
  })
  await authProvider.logout({})
  expect(signal?.aborted).toBe(true)
  await expect(reading).rejects.toThrow()
})
