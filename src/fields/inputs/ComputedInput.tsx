import { FixedField } from '../FixedField'
import type { Asked } from '../fieldView'

/** Reckoned from the other fields while they are typed; never asked for. */
export const ComputedInput = (asked: Asked) => <FixedField {...asked} />
