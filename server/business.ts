import { type PowerBi, simulatedPowerBi } from './adapters/powerbi/powerBi'
import { createPowerBi } from './adapters/powerbi/powerBiOf'
import type { SapSettings } from './adapters/sap/settings'
import { adoptHolidays } from './areas/attendance/adoptHolidays'
import { biRoutes } from './areas/bi/biRoutes'
import { CHAT } from './areas/chat/chatReader'
import { chatTables } from './areas/chat/chatTables'
import { countUnreadMessages } from './areas/chat/conversations'
import { canOpenFile } from './areas/chat/membership'
import { createPresence } from './areas/chat/presence'
import { adoptDocuments } from './areas/credit/adoptDocuments'
import { invitationTables } from './areas/credit-invitation/links'
import { distributorDocuments } from './areas/documents/layouts'
import { starTable } from './areas/files-manager/stars'
import { canOpenMailFile } from './areas/mail/copies'
import { countUnreadMails } from './areas/mail/labels'
import { MAIL } from './areas/mail/mailReader'
import { mailTables } from './areas/mail/mailTables'
import { securityRecorder } from './areas/security/securityRecorder'
import { ownPriceList } from './areas/shop/ownPriceList'
import type { Environment } from './base/environment'
import { areaCalls } from './business/calls'
import { readDistributorConfig } from './business/config'
import { serverAreaFeatures } from './business/features'
import { guesses } from './business/guesses'
import { liveSources } from './business/liveSources'
import { areaRoutes } from './business/routes'
import { otherSystems, unansweredCalls } from './business/systems'
import { writeHooks } from './business/writeHooks'
import type { ServerBusiness } from './http/serverBusiness'
import { seed } from './seed/seed'

interface Parts {
  /** Default: simulated reports. */
  readonly powerBi?: PowerBi
  /** Unset: SAP is not connected, and simulated in the demo. */
  readonly sap?: SapSettings | undefined
}

/** Server half of the distributor: areas, adapters and demo data. */
export const distributor = ({ powerBi = simulatedPowerBi, sap }: Parts = {}): ServerBusiness => ({
  tables: [...chatTables, ...mailTables, ...invitationTables, starTable],
  routes(add, parts) {
    areaRoutes(add, parts)
    biRoutes(add, { records: parts.records, powerBi, log: parts.context.log })
  },
  features: serverAreaFeatures,
  documents: distributorDocuments,
  writeHooks,
  calls: areaCalls,
  systems: context => otherSystems(context, sap),
  unconnected: unansweredCalls({ sap }),
  filePlaces: db => ({
    [CHAT]: (me, place) => canOpenFile(db, me, place),
    [MAIL]: (me, _place, file) => canOpenMailFile(db, me, file),
  }),
  // a message waits with its files while its device is offline
  fileWaitingDays: { [CHAT]: 30 },
  unread: async reader => {
    const [chats, mails] = await Promise.all([
      countUnreadMessages(reader),
      countUnreadMails(reader),
    ])
    return { ...(chats > 0 && { [CHAT]: chats }), ...(mails > 0 && { [MAIL]: mails }) }
  },
  liveSources,
  presence: ({ db, clock }) => createPresence(db, clock),
  secretFields: /cedula|score|ruc$/i,
  securityRecorder,
  retention: ({ securityLogDays: days }) => (days === undefined ? {} : { 'security-events': days }),
  accountScope: ['COMPANY', 'EMPRESA', 'EMPRESAS', 'WAREHOUSE', 'CARD_CODE', 'JEFE'],
  computedAttributes: ownPriceList,
  guesses,
  afterMigration: async (db, catalogue, now) => {
    await adoptDocuments(db, catalogue, now)
    await adoptHolidays(db, catalogue, now)
  },
  seed,
})

/** The configuration of a process, and the distributor with the adapters it names. */
export function configured(env: Environment) {
  const config = readDistributorConfig(env)
  const { powerBi: reports, sap } = config.business
  const frames = reports ? ['https://app.powerbi.com'] : []
  const powerBi = createPowerBi(reports, config.production)
  return { config, business: { ...distributor({ powerBi, sap }), frames } }
}
