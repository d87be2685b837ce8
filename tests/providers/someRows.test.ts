import { expect, test, vi } from 'vitest'
import {
  createDataProvider,
  listMeta,
  someRowsMeta,
} from '../../src/providers/dataProvider/dataProvider'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { gadgetRows, gadgets } from './gadgets'
import { httpTo } from './httpTo'

const catalogue = aCatalogue(gadgets)
const server = useServer({ catalogue })

test('the device copies a list that a page shows, not one of which a record shows some rows', async () => {
  await server.insert('gadgets', ...gadgetRows)
  const { token } = await server.as('10')
  const fetch = (request: Request) => server.app.fetch(request, { address: '127.0.0.1' })
  const keep = vi.fn(async () => {})
  const provider = createDataProvider({
    http: httpTo(fetch, { token: () => token }),
    catalogue,
    company: () => null,
    base: 'http://localhost',
    copies: () => ({ keep, kept: () => undefined }),
  })
  await provider.getList('gadgets', { meta: someRowsMeta })
  expect(keep).not.toHaveBeenCalled()
  await provider.getList('gadgets', { meta: listMeta })
  expect(keep).toHaveBeenCalledWith('gadgets')
})
