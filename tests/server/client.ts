export type Requester = (path: string, init?: RequestInit) => Promise<Response>

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** JSON body; other text is under `text`. */
  readonly body: Json
}

/** Any JSON: tests check the parts they expect. */
export interface Json {
  readonly [name: string]: Json
}

type Headers_ = Record<string, string>

/** A client of the server: JSON requests with the person's bearer header. */
export interface Client {
  readonly ID: number
  readonly token: string
  get(path: string, headers?: Headers_): Promise<Answer>
  post(path: string, body?: unknown, headers?: Headers_): Promise<Answer>
  put(path: string, body?: unknown, headers?: Headers_): Promise<Answer>
  delete(path: string, headers?: Headers_): Promise<Answer>
  /** Any other request, with the bearer header. */
  send(path: string, init: RequestInit): Promise<Answer>
}

export function clientOf(request: Requester, token = '', ID = 0): Client {
  const bearer: Headers_ = token ? { authorization: `Bearer ${token}` } : {}
  const send = async (path: string, init: RequestInit) => {
    const headers = { ...bearer, ...(init.headers as Headers_ | undefined) }
    return read(await request(path, { ...init, headers }))
  }
  const withBody =
    (method: string) =>
    (path: string, body?: unknown, headers: Headers_ = {}) =>
      send(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
      })
  return {
    ID,
    token,
    get: (path, headers = {}) => send(path, { headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    delete: (path, headers = {}) => send(path, { method: 'DELETE', headers }),
    send,
  }
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('application/json')
  const body = (isJson ? JSON.parse(text) : { text }) as Json
  return { status: response.status, headers: response.headers, body }
}
