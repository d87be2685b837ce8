import type { HttpError } from 'ra-core'
import { warrantyCover } from '../../contracts/service'
import { call } from '../../providers/dataProvider/call'
import type { Http } from '../../providers/http/http'

/** Null if the device was not sold by us or not to this person, and if the server does not support covers. */
export const fetchCover = (http: Http, imei: string, signal: AbortSignal) =>
  call(http, warrantyCover, { query: { imei }, signal }).catch((error: HttpError) => {
    if (error.status === 404) return null
    throw error
  })
