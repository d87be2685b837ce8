import { plainLater } from '../../pieces/plainLater'
import type { BodyFrameProps } from './BodyFrame'

/** The frame with what cleans its text, which only an open mail needs. */
export const BodyFrame = plainLater<BodyFrameProps>(() =>
  import('./BodyFrame').then(module => module.BodyFrame),
)
