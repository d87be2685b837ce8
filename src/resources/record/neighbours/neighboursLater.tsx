import { LaterPart } from '../../../ui/loading/LaterPart'
import { plainLater } from '../../../ui/theme/plainLater'
import type { NeighboursProps } from './Neighbours'

const Loaded = plainLater(() => import('./Neighbours'), 'Neighbours')

/** Loaded after the record. */
export const LazyNeighbours = (props: NeighboursProps) => (
  <LaterPart>
    <Loaded {...props} />
  </LaterPart>
)
