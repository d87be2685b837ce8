import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Record<string, unknown>
type Documents = 'Orders' | 'Invoices' | 'CreditNotes'

export interface ServiceLayerStub {
  readonly url: string
  readonly documents: Readonly<Record<Documents, Json[]>>
  readonly requests: string[]
  /** Ends all sessions, as after half an hour without requests. */
  endSessions(): void
  /** Answers the next request of this method otherwise. `lost`: it is carried out, but its answer never arrives. */
  next(answer: Failure, method?: 'GET' | 'POST'): void
  close(): Promise<void>
}

type Failure = 'down' | 'lost' | 'html'

const account = { CompanyDB: 'HTECUADOR', UserName: 'mostrador', Password: 'hush' }
const refused = (code: number, value: string) => ({
  error: { code, message: { lang: 'en-us', value } },
})

/** SAP Business One's Service Layer with its sessions, documents and errors; what it cannot read it refuses. */
export async function aServiceLayer(): Promise<ServiceLayerStub> {
  const documents: Record<Documents, Json[]> = { Orders: [], Invoices: [], CreditNotes: [] }
  const requests: string[] = []
  const sessions = new Set<string>()
  let instead: { readonly failure: Failure; readonly method: string | undefined } | undefined
  let opened = 0

  const login = (body: Json): Answer => {
    const isRight = Object.entries(account).every(([name, value]) => body[name] === value)
    if (!isRight) return [401, refused(-304, 'Fail to get DB Credentials')]
    const id = `session-${++opened}`
    sessions.add(id)
    const cookies = [`B1SESSION=${id}; path=/b1s/v1; HttpOnly`, 'ROUTEID=.node1; path=/b1s']
    return [200, { SessionId: id, SessionTimeout: 30 }, { 'set-cookie': cookies }]
  }
  const isOpen = (cookie = '') =>
    cookie.includes('ROUTEID=.node1') && sessions.has(/B1SESSION=([^;]+)/.exec(cookie)?.[1] ?? '')
  const answerOf = (asked: Asked, cookie?: string): Answer => {
    if (asked.path === '/b1s/v1/Login') return login(asked.body)
    return isOpen(cookie)
      ? carriedOut(documents, asked)
      : [401, refused(301, 'Invalid session or session already timeout.')]
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const path = decodeURIComponent(String(request.url)).replaceAll('+', ' ')
    requests.push(`${request.method} ${path.replace('/b1s/v1/', '')}`)
    const isNext = instead?.method === request.method && !path.endsWith('/Login')
    const special = isNext ? instead?.failure : undefined
    if (isNext) instead = undefined
    if (special === 'down') return void request.socket.destroy()
    if (special === 'html') return void response.end('<html>proxy</html>')
    const asked = { method: request.method, path, body }
    const [status, content, headers] = answerOf(asked, request.headers.cookie)
    if (special === 'lost') return void request.socket.destroy()
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(content === undefined ? '' : JSON.stringify(content))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    documents,
    requests,
    endSessions: () => sessions.clear(),
    next: (failure, method = 'GET') => {
      instead = { failure, method }
    },
    close: () => new Promise(done => server.close(() => done())),
  }
}

type Answer = readonly [status: number, content?: unknown, headers?: OutgoingHttpHeaders]

interface Asked {
  readonly method: string | undefined
  readonly path: string
  readonly body: Json
}

function carriedOut(documents: Record<Documents, Json[]>, { method, path, body }: Asked): Answer {
  const [, name, entry, action] = /^\/b1s\/v1\/(\w+)(?:\((\d+)\)\/(\w+))?(?:\?|$)/.exec(path) ?? []
  const rows = documents[name as Documents]
  if (!rows) return [404, refused(-1, 'Unrecognized resource path.')]
  if (method === 'GET') return [200, { value: rows.filter(matching(path)).reverse().slice(0, 1) }]
  if (entry) {
    const found = rows.find(({ DocEntry }) => String(DocEntry) === entry)
    if (!found || action !== 'Cancel') return [404, refused(-2028, 'No matching records found')]
    if (name === 'Orders' && isInvoiced(documents, entry))
      return [400, refused(-5006, 'The requested action is not supported for this object.')]
    Object.assign(found, { CancelStatus: 'csYes', DocumentStatus: 'bost_Close' })
    for (const base of basesOf(documents, found.DocumentLines as Json[]))
      base.DocumentStatus = 'bost_Open'
    return [204]
  }
  const lines = linesOf(documents, body.DocumentLines)
  if (!body.CardCode || !lines) return [400, refused(-10, 'Enter valid code [ORDR.CardCode]')]
  const DocEntry = rows.length + 1
  const state = { CancelStatus: 'csNo', DocumentStatus: 'bost_Open' }
  const created = { ...body, DocEntry, DocNum: 26_000_000 + DocEntry, ...state }
  for (const base of basesOf(documents, lines)) base.DocumentStatus = 'bost_Close'
  rows.push({ ...created, DocumentLines: lines })
  return [201, rows.at(-1)]
}

/** `NumAtCard eq 'INV-1' and CancelStatus eq 'csNo'`. */
function matching(path: string) {
  const { $filter = '' } = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
  const parts = $filter.split(' and ').map(part => /^(\w+) eq '(.*)'$/.exec(part))
  return (row: Json) => parts.every(part => part && row[part[1] ?? ''] === part[2])
}

const isInvoiced = ({ Invoices }: Record<Documents, Json[]>, order: string) =>
  Invoices.some(
    ({ CancelStatus, DocumentLines }) =>
      CancelStatus === 'csNo' &&
      (DocumentLines as Json[]).some(({ BaseEntry }) => String(BaseEntry) === order),
  )

const bases: Readonly<Record<number, Documents>> = { 17: 'Orders', 13: 'Invoices' }

/** Documents that lines are based on: closed by them, and opened again when they are cancelled. */
const basesOf = (documents: Record<Documents, Json[]>, lines: readonly Json[]) =>
  lines.flatMap(({ BaseType, BaseEntry }) =>
    (documents[bases[Number(BaseType)] as Documents] ?? []).filter(
      ({ DocEntry }) => DocEntry === BaseEntry,
    ),
  )

/** Lines as SAP stores them: numbered, and copied from the document they are based on. */
function linesOf(documents: Record<Documents, Json[]>, lines: unknown): Json[] | undefined {
  if (!Array.isArray(lines) || lines.length === 0) return undefined
  const stored = (lines as Json[]).map((line, LineNum) => {
    const from = documents[bases[Number(line.BaseType)] ?? 'CreditNotes']
    const base = from.find(({ DocEntry }) => DocEntry === line.BaseEntry)
    const copied = (base?.DocumentLines as Json[] | undefined)?.find(
      ({ LineNum: number }) => number === line.BaseLine,
    )
    return { ...copied, ...line, LineNum }
  })
  const isWhole = (line: Json) => line.ItemCode && Number(line.Quantity) > 0
  return stored.every(isWhole) ? stored : undefined
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = ''
  for await (const part of request) text += part
  return text === '' ? {} : (JSON.parse(text) as Json)
}
