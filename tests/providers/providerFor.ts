import type { Catalogue } from '../../src/model/resource'
import { createDataProvider } from '../../src/providers/dataProvider/dataProvider'
import type { TestServer } from '../server/useServer'
import { httpTo } from './httpTo'

/** The data provider before our real server; what is asked of it can be listened to. */
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
