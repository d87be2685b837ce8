import type { Context } from 'hono'
import type { Language } from '../../src/base/text'
import type { Me } from '../../src/model/access/access'
import type { Catalogue } from '../../src/model/fields/resource'
import type { AccountSession, MailContext } from '../auth/accountContext'
import type { PublicSettings } from '../base/config'
import type { Log } from '../base/log'
import type { TableSpec } from '../db/spec'
import type { BeginWorkbook } from '../export/xlsx'
import type { FileStore } from '../files/fileStore'
import type { LinkCipher } from '../node/linkCipher'
import type { PdfRenderer } from '../node/pdfRenderer'
import type { Unconnected } from '../query/requestContext'
import type { ServerBusiness } from './serverBusiness'

/** Dependencies of the app, injected by Node or a test. */
export interface AppContext extends MailContext {
  readonly business: ServerBusiness
  readonly catalogue: Catalogue
  /** Tables of the catalogue, used to name constraint violations. */
  readonly tables: readonly TableSpec[]
  readonly log: Log
  readonly linkCipher: LinkCipher
  readonly settings: PublicSettings
  /** Accounts offered on the login page with demo data. */
  readonly demoAccounts: readonly DemoAccount[]
  /** Makes the API documentation public without demo accounts. */
  readonly publicDocs?: boolean
  /** False while the process is stopping. */
  readonly isReady: () => boolean
  /** Answers pages and assets; without it only the API. */
  readonly pages?: (
    request: Request,
    connection: RequestConnection,
  ) => Promise<Response | undefined>
  readonly files?: FileStore
  /** Storage limit of shared files per company, in bytes. */
  readonly filesQuota?: number
  /** Versions kept of a file. Default: 20. */
  readonly fileVersions?: number
  /** Writes workbooks. Default: in this process. */
  readonly beginWorkbook?: BeginWorkbook
  /** Creates PDFs; without it documents are unavailable. */
  readonly renderPdf?: PdfRenderer
  /** Calls of flows to systems that are not connected. Default: none. */
  readonly unconnected?: Unconnected
}

const GIGABYTE = 1024 ** 3
export const quotaOf = ({ filesQuota = 10 * GIGABYTE }: Pick<AppContext, 'filesQuota'>) =>
  filesQuota

/** An account of the demo data; the login page and the start print it. */
export interface DemoAccount {
  readonly email: string
  readonly password: string
  /** Stored code of its role, or the business's `groupAdmin`. @example `role: '7'` */
  readonly role: string
}

export interface RequestConnection {
  /** Client address: of the socket, or from a trusted proxy. */
  readonly address?: string
  /** Encrypted, here or up to a trusted proxy. */
  readonly isHttps?: boolean
}

export interface AppEnv {
  Bindings: RequestConnection
  Variables: {
    requestId: string
    language: Language
    /** Absent on public routes. */
    me: Me
    session: AccountSession
    /** Identity an administrator views the app as; `me` is that identity. */
    viewAs: string
    /** Maximum JSON body in bytes. Default: that of `readJson`. */
    mostBytes: number
    /** Headers of the answer beside those of every answer. */
    headers: Readonly<Record<string, string>>
    /** The response already has its headers. */
    isDressed: boolean
    /** Request frozen in a signed address. */
    request: unknown
  }
}

export type AppRequest = Context<AppEnv>
