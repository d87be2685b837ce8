import type { Catalogue } from '../../src/model/fields/resource'
import { createDataProvider } from '../../src/providers/dataProvider/dataProvider'
import type { TestServer } from '../server/useServer'
import { httpTo } from './httpTo'

/** The data provider with our real server; its requests can be observed. */
export function providerFor(
  server: TestServer,
  catalogue: Catalogue,
  { token, onRequest = () => {} }: { token: string; onRequest?: (request: Request) => void },
) {
  const fetch = (request: Request) => {
    onRequest(request.clone())
    return server.app.fetch(request, { address: '127.0.0.1' })
  }
  const http = httpTo(fetch, { token: () => token })
  return createDataProvider({ http, catalogue, company: () => null, base: 'http://localhost' })
}
