import type { Context } from 'hono'
import type { Language } from '../../src/domain/text'
import type { Me } from '../../src/model/access'
import type { Catalogue } from '../../src/model/resource'
import type { Press } from '../adapters/pdf/press'
import type { PowerBi } from '../adapters/powerbi/powerBi'
import type { MailContext, Session } from '../areas/account/accountContext'
import type { PublicSettings } from '../config'
import type { TableSpec } from '../db/spec'
import type { Log } from '../log'
import type { Unconnected } from '../records/context'
import type { FileStore } from '../records/fileStore'
import type { BeginWorkbook } from '../records/xlsx'

/** Everything the app stands on, brought by whoever starts it: Node, a test, one day the browser. */
export interface AppContext extends MailContext {
  readonly catalogue: Catalogue
  /** All tables of the catalogue, to name what the database refuses. */
  readonly tables: readonly TableSpec[]
  readonly log: Log
  readonly settings: PublicSettings
  /** Accounts the login page offers while demo data is there. */
  readonly demoAccounts: readonly DemoAccount[]
  /** The interface's document is for everybody, also without demo accounts. */
  readonly publicDocs?: boolean
  /** False while the process is stopping. */
  readonly isReady: () => boolean
  /** Answers page addresses and assets; without it only the API answers. */
  readonly pages?: (request: Request, connection: Connection) => Promise<Response | undefined>
  /** Bodies of uploaded files, by the name the server gave them. */
  readonly files?: FileStore
  /** Bytes that the shared files of one company may take. */
  readonly filesQuota?: number
  /** Former versions kept of a file; 20 where it is not said. */
  readonly fileVersions?: number
  /** Writes workbooks; right here where it is not said. */
  readonly sheets?: BeginWorkbook
  /** Makes PDFs; without it there are no papers. */
  readonly press?: Press
  /** Who draws reports; the simulation where it is not said. */
  readonly powerBi?: PowerBi
  /** The calls of flows to systems that are not connected; none where it is not said. */
  readonly unconnected?: Unconnected
}

const GIGABYTE = 1024 ** 3
export const quotaOf = ({ filesQuota = 10 * GIGABYTE }: Pick<AppContext, 'filesQuota'>) =>
  filesQuota

export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly role: string
}

/** How a request came. */
export interface Connection {
  /** Of who asks: the socket's, or what a trusted proxy says. */
  readonly address?: string
  /** Encrypted, here or up to a trusted proxy. */
  readonly isHttps?: boolean
}

export interface AppEnv {
  Bindings: Connection
  Variables: {
    requestId: string
    language: Language
    /** Absent on public routes. */
    me: Me
    session: Session
    /** As whom an administrator looks: `me` is that one then. */
    viewAs: string
    /** Bytes of a JSON body that this route reads; `readJson` has its own where nothing is said. */
    mostBytes: number
    /** The answer has its headers already. */
    isDressed: boolean
    /** What a signed address froze. */
    request: unknown
  }
}

export type AppRequest = Context<AppEnv>
