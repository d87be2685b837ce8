import type { RequestContext } from '../../query/requestContext'

/** Reader of device data, independent of the resource. */
export type DevicesContext = Pick<RequestContext, 'records' | 'me' | 'language'>
