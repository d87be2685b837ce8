import {
  checkSerials,
  deviceLife,
  findDevicesRoute,
  type Loading,
  loadSerials,
} from '../../../src/contracts/devices'
import { deviceCode } from '../../../src/domain/devices/imei'
import type { AddRoute } from '../../http/addRoute'
import { runOnce } from '../../http/intention'
import { recordsServer, routeServer } from '../../http/serveRoute'
import type { Records } from '../../query/requestContext'
import { readDeviceLife } from './deviceLife'
import * as find from './find'
import { checkCodes, loadCodes } from './load'

const LONGEST = 60

/** Lookup of devices by number, and adding them to an order. */
export function deviceRoutes(add: AddRoute, records: Records) {
  if (!['serials', 'devices'].every(name => records.catalogue.resources.has(name))) return
  const serveAll = routeServer(add, c => ({
    records,
    me: c.get('me'),
    language: c.get('language'),
  }))
  serveAll(findDevicesRoute, async (request, { body }) => ({
    devices: await find.findDevices(request, readCodes(body.codes)),
  }))
  serveAll(
    deviceLife,
    async (request, { params }) => (await readDeviceLife(request, cut(params.code))) ?? null,
  )

  const serve = recordsServer(add, records)
  serve(checkSerials, async (request, { body }) => ({
    codes: await checkCodes(request, readLoading(body)),
  }))
  serve(loadSerials, async (request, { body }, c) => {
    const loading = readLoading(body)
    return {
      codes: await runOnce(c, request, { body, work: trx => loadCodes(trx, request, loading) }),
    }
  })
}

const readLoading = (body: Loading): Loading => ({ ...body, codes: readCodes(body.codes) })

/** Truncates long codes (two joined by a scanner), which then are reported as invalid. */
const readCodes = (codes: readonly string[]) => codes.map(cut).filter(code => code !== '')
const cut = (code: string) => deviceCode(code).slice(0, LONGEST)
