export type Requester = (path: string, init?: RequestInit) => Promise<Response>

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Parsed; the text under `text` where it is no JSON. */
  readonly body: Json
}

/** Whatever was answered: tests look into it and say what they expect to find. */
export interface Json {
  readonly [name: string]: Json
}

type Headers_ = Record<string, string>

/** Somebody's way to the server: JSON in, JSON out, their bearer header on every request. */
export interface Client {
  readonly ID: number
  readonly token: string
  get(path: string, headers?: Headers_): Promise<Answer>
  post(path: string, body?: unknown, headers?: Headers_): Promise<Answer>
  put(path: string, body?: unknown, headers?: Headers_): Promise<Answer>
  delete(path: string, headers?: Headers_): Promise<Answer>
  /** Anything else; the bearer header is there. */
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
