import { demandOneInTime, holdLate, requireStored } from '../areas/attendance/recentMarks'
import { demandWorkingHours } from '../areas/attendance/workingHours'
import { deleteDraft } from '../areas/credit-invitation/documents'
import { endLinks } from '../areas/credit-invitation/links'
import { demandCreditLine, findCreditLine } from '../areas/devices/creditLine'
import { checkSerial } from '../areas/devices/load'
import { checkLoaded } from '../areas/devices/loadedDevices'
import { saveFile } from '../areas/files-manager/afterFile'
import { saveFolder } from '../areas/files-manager/afterFolder'
import { FILES, FOLDERS } from '../areas/files-manager/foldersContext'
import { noteSharing } from '../areas/files-manager/noteSharing'
import { saleFacts } from '../areas/service/cover'
import { companyMargin, proposeTerm, spreadMargin } from '../areas/terms/terms'
import { fileName } from '../files/fileName'
import { quotaOf } from '../http/appContext'
import type { ServerBusiness } from '../http/serverBusiness'
import { inOrder } from '../write/inTurn'

/** Work of the areas around writes, by resource, and the effects that schemas name. */
export const writeHooks: NonNullable<ServerBusiness['writeHooks']> = (context, records) => ({
  afterWrite: {
    serials: checkSerial(records),
    invoices: checkLoaded(records),
    companies: spreadMargin(records),
    folders: inOrder(noteSharing(records, FOLDERS), saveFolder(records)),
    'shared-files': inOrder(
      noteSharing(records, FILES),
      saveFile({ records, quota: quotaOf(context), fileName }),
    ),
    positions: demandWorkingHours(records),
    'attendance-marks': demandOneInTime(records),
    'mark-corrections': requireStored(records),
  },
  beforeCreate: {
    invoices: proposeTerm,
    clients: companyMargin,
    'warranty-orders': saleFacts,
    'attendance-marks': holdLate,
  },
  effects: {
    lineaFacturada: findCreditLine,
    lineaPorAcreditar: demandCreditLine,
    cerrarEnlaces: endLinks,
    olvidarBorrador: deleteDraft,
  },
})
