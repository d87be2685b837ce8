import type { Catalogue, Resource } from '../../src/model/fields/resource'
import type { FeaturePaths } from '../../src/model/openapi/parts/operation'
import type { AccountBusiness, AccountContext } from '../auth/accountContext'
import type { Config } from '../base/config'
import type { Log } from '../base/log'
import type { Db } from '../db/db'
import type { TableSpec } from '../db/spec'
import type { BusinessDocuments } from '../documents/layout'
import type { ExportQuery } from '../export/exportQuery'
import type { ExportQueue } from '../export/exportQueue'
import type { BeginWorkbook, ReportSummary } from '../export/xlsx'
import type { FilesContext } from '../files/filesContext'
import type { GuessKind } from '../import/guessKind'
import type { LiveSources } from '../live/liveSources'
import type { Handlers } from '../outbox/outbox'
import type { Records, RequestContext, Unconnected } from '../query/requestContext'
import type { AddRoute } from './addRoute'
import type { AppContext, DemoAccount } from './appContext'
import type { LinkOf } from './linkOf'

/** Parts for the endpoints of a business. */
export interface RouteParts {
  readonly context: AppContext
  readonly records: Records
  readonly linkTo: LinkOf
  readonly exportQueue: ExportQueue
  readonly beginWorkbook: BeginWorkbook
}

export interface ServerFeature {
  /** Adds the endpoints of a resource that uses the feature. */
  readonly routes?: (add: AddRoute, resource: Resource, parts: RouteParts) => void
  /** Sheets of the workbook that the export offers, beside the one of rows. */
  readonly sheets?: (request: RequestContext, wanted: ExportQuery) => Promise<ReportSummary[]>
  /** Describes them; for a user, those they may use. */
  readonly paths?: FeaturePaths
}

/** Notes of who is there, by the event streams that are open. */
export interface Presence {
  here(userId: number): Promise<void>
  left(userId: number): Promise<void>
  /** Regularly: announces people who did not return. */
  sweep(): Promise<void>
}

export interface SecurityRecorder {
  readonly record: Log['security']
  /** Writes waiting events; rejects on failure and keeps them. */
  flush(): Promise<void>
}

export type WriteHooks = Pick<Records, 'beforeCreate' | 'effects'> &
  Partial<Pick<Records, 'afterWrite'>>

/**
 * Server half of a business. The engine is handed one at start and knows no other part of it; every
 * member may be absent.
 */
export interface ServerBusiness extends AccountBusiness {
  /** Tables of the areas besides those of schemas; their names start with an underscore. */
  readonly tables?: readonly TableSpec[]
  /** Adds the endpoints of the areas; they precede the generated ones. */
  readonly routes?: (add: AddRoute, parts: RouteParts) => void
  /** Server halves of features, by the name in `features` of a schema. */
  readonly features?: Readonly<Record<string, ServerFeature>>
  /** Templates and head of documents. */
  readonly documents?: BusinessDocuments
  /** Work around writes, by resource, and the effects that schemas name. */
  readonly writeHooks?: (context: AppContext, records: () => Records) => WriteHooks
  /** Makes calls of the outbox: mails, log entries. */
  readonly calls?: (context: AppContext) => Handlers
  /** Makes calls to other systems, except those of `context.unconnected`. */
  readonly systems?: (context: AppContext) => Handlers
  /** Calls to systems without a client in production. */
  readonly unconnected?: Unconnected
  /** Rights on files outside schemas, by storage name. */
  readonly filePlaces?: (db: Db) => NonNullable<FilesContext['places']>
  /** Days that an uploaded file waits for its record, by storage name. @default 1 @example `fileWaitingDays: { chat: 30 }` */
  readonly fileWaitingDays?: NonNullable<FilesContext['waitingDays']>
  /** Numbers of unread messages of a person, by stream name. */
  readonly unread?: (
    reader: Pick<RequestContext, 'records' | 'me'>,
  ) => Promise<Readonly<Record<string, number>>>
  readonly liveSources?: LiveSources
  readonly presence?: (context: Pick<AppContext, 'db' | 'clock'>) => Presence
  /** Names of fields that no log line shows, besides passwords and tokens. */
  readonly secretFields?: RegExp
  /** Keeps security events in the database. */
  readonly securityRecorder?: (context: SecurityContext) => SecurityRecorder
  /** Days that deleted or finished rows are kept, by resource, where the configuration says it. */
  readonly retention?: (config: Config) => Readonly<Record<string, number>>
  /** Sites that pages may embed. */
  readonly frames?: readonly string[]
  /** Kinds that the business recognises in a sample file. */
  readonly guesses?: readonly GuessKind[]
  /** Runs after the tables of new schemas exist. */
  readonly afterMigration?: (db: Db, catalogue: Catalogue, now: Date) => Promise<void>
  /** Seeds an empty database with invented data; returns the demo accounts it knows. */
  readonly seed?: (context: AppContext, mode: Config['seed']) => Promise<readonly DemoAccount[]>
}

export type SecurityContext = Pick<AccountContext, 'db' | 'catalogue' | 'tables' | 'clock'>
