import type { Asking } from '../../records/context'

/** Who asks about devices, whatever resource bears them. */
export type DevicesAsking = Pick<Asking, 'records' | 'me' | 'language'>
